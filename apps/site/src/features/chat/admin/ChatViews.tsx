import type { ReactNode } from 'react'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'
import { Conversations } from './Conversations.tsx'
import { Lessons } from './Lessons.tsx'
import { type EntryRequest, UnansweredQuestions } from './UnansweredQuestions.tsx'

/** What the lists of the views are narrowed by; another view begins without. */
const unfiltered = { conversation: '', q: '', show: 'all', language: 'all', sort: '-date', days: '' }

/** The conversations, the questions that nobody has answered, and what was taught; a question leads to its conversation. */
export function ChatViews({ entryForm }: { entryForm: (request: EntryRequest | undefined) => ReactNode }) {
  const [{ view }, setAddress] = useUrlState({ view: 'conversations', ...unfiltered })
  const open = (chosen: string, conversation = '') => setAddress({ ...unfiltered, view: chosen, conversation })
  return (
    <Tabs
      label={text.views}
      value={view}
      onChange={open}
      tabs={[
        { id: 'conversations', label: text.conversations, content: <Conversations /> },
        {
          id: 'unanswered',
          label: text.unanswered,
          content: (
            <UnansweredQuestions entryForm={entryForm} onOpen={(conversation) => open('conversations', conversation)} />
          ),
        },
        { id: 'lessons', label: text.lessons, content: <Lessons /> },
      ]}
    />
  )
}
