import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'
import { Conversations } from './Conversations.tsx'
import { UnansweredQuestions } from './UnansweredQuestions.tsx'

/** The conversations, and the questions that nobody has answered; a question leads to its conversation. */
export function ChatViews() {
  const [{ view }, setAddress] = useUrlState({ view: 'conversations', conversation: '' })
  return (
    <Tabs
      label={text.views}
      value={view}
      onChange={(chosen) => setAddress({ view: chosen, conversation: '' })}
      tabs={[
        { id: 'conversations', label: text.conversations, content: <Conversations /> },
        {
          id: 'unanswered',
          label: text.unanswered,
          content: (
            <UnansweredQuestions onOpen={(conversation) => setAddress({ view: 'conversations', conversation })} />
          ),
        },
      ]}
    />
  )
}
