import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminMailText as text } from './admin-mail.fi.ts'
import { Mails } from './Mails.tsx'

/** The back office of mails: which have not left and why, sending them again, and giving them up. */
export function AdminMail() {
  return (
    <AdminScreen section="mail" title={text.title}>
      <Mails />
    </AdminScreen>
  )
}
