import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminRecallsText as text } from './admin-recalls.fi.ts'
import { RecallPage } from './RecallPage.tsx'
import { Recalls } from './Recalls.tsx'

/** The back office of recalls: the list, and the one that the address names. */
export function AdminRecalls() {
  const [title, setTitle] = useState(text.title)
  const [, , , id = ''] = location.pathname.split('/')
  return (
    <AdminScreen section="recalls" title={title}>
      {id ? <RecallPage id={id} onTitle={setTitle} /> : <Recalls />}
    </AdminScreen>
  )
}
