import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'
import { ChatViews } from './ChatViews.tsx'

/** What visitors ask the assistant, and what it could not answer. */
export function AdminChat() {
  return (
    <AdminScreen section="chat" title={text.title}>
      <ChatViews />
    </AdminScreen>
  )
}
