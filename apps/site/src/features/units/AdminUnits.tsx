import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { UnitPage } from './UnitPage.tsx'
import { Units } from './Units.tsx'
import { unitsText as text } from './units.fi.ts'

/** The back office of units: the list, and the one whose serial number the address names. */
export function AdminUnits() {
  const [, , , written = ''] = location.pathname.split('/')
  const serial = decodeURIComponent(written)
  const [title, setTitle] = useState(serial ? text.name(serial) : text.title)
  return (
    <AdminScreen section="units" title={title}>
      {serial ? <UnitPage serial={serial} onTitle={setTitle} /> : <Units />}
    </AdminScreen>
  )
}
