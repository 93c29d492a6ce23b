import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { ReturnCase } from './ReturnCase.tsx'
import { ReturnList } from './ReturnList.tsx'
import { returnsText as text } from './returns.fi.ts'

/** The back office of returns: the list, or the one that the address names. */
export function AdminReturns() {
  const [title, setTitle] = useState(text.title)
  const [, , , id = ''] = location.pathname.split('/')
  return (
    <AdminScreen section="returns" title={title}>
      {id ? <ReturnCase id={id} onTitle={setTitle} /> : <ReturnList />}
    </AdminScreen>
  )
}
