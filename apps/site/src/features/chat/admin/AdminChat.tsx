import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminChatText as text } from './admin-chat.fi.ts'
import { ChatViews } from './ChatViews.tsx'

/** What visitors ask the assistant, and what it could not answer. */
export function AdminChat() {
  return (
    <AdminScreen
      section="chat"
      title={text.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {adminTexts.back}
        </a>
      }
    >
      <ChatViews />
    </AdminScreen>
  )
}
