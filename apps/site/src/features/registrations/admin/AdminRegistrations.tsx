import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminRegistrationsText as text } from './admin-registrations.fi.ts'
import { Registrations } from './Registrations.tsx'

/** The back office of product registrations: who owns which product, and until when its warranty runs. */
export function AdminRegistrations() {
  return (
    <AdminScreen section="registrations" title={text.title}>
      <Registrations />
    </AdminScreen>
  )
}
