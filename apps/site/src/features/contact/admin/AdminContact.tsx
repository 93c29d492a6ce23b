import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { Inbox } from './Inbox.tsx'

/** The contact inbox: visitors' messages and what has been done about them. */
export function AdminContact() {
  return (
    <AdminScreen section="contact" title={text.title}>
      <Inbox />
    </AdminScreen>
  )
}
