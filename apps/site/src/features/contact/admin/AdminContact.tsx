import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { Inbox } from './Inbox.tsx'

/** The contact inbox (spec §2): visitors' messages and what has been done about them. */
export function AdminContact() {
  return (
    <AdminScreen
      section="contact"
      title={text.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {adminTexts.back}
        </a>
      }
    >
      <Inbox />
    </AdminScreen>
  )
}
