import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminMailText as text } from './admin-mail.fi.ts'
import { Mails } from './Mails.tsx'

/** The back office of mails: which have not left and why, sending them again, and giving them up. */
export function AdminMail() {
  return (
    <AdminScreen
      section="mail"
      title={text.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {adminTexts.back}
        </a>
      }
    >
      <Mails />
    </AdminScreen>
  )
}
