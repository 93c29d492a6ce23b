import type { ReactNode } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'
import { ChatViews } from './ChatViews.tsx'
import type { EntryRequest } from './UnansweredQuestions.tsx'

/** What visitors ask the assistant, what it could not answer, and what staff teach it; `entryForm` makes a question of the FAQ. */
export function AdminChat({ entryForm }: { entryForm: (request: EntryRequest | undefined) => ReactNode }) {
  return (
    <AdminScreen section="chat" title={text.title}>
      <ChatViews entryForm={entryForm} />
    </AdminScreen>
  )
}
