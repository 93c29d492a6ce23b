import type { ChatConversation } from '@arkpax/schema/chat'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useReturnFocus } from '~/components/admin/use-return-focus.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'

interface Props {
  conversations: ChatConversation[]
  /** The open conversation; empty while none is. */
  openId: string
  onOpen: (id: string) => void
}

const rowOf = (id: string) => `[data-conversation="${CSS.escape(id)}"]`

const itemClass = [
  'grid w-full gap-1.5 border-b border-line border-l-4 border-l-transparent px-4 py-3 text-left hover:bg-sunken',
  'aria-[current=true]:border-l-forest aria-[current=true]:bg-sunken focus-visible:-outline-offset-2',
].join(' ')

/** Conversations by their first question. The focus comes back to a conversation when it is closed. */
export function ConversationList({ conversations, openId, onOpen }: Props) {
  const list = useReturnFocus(openId, rowOf)

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={text.conversations}
      className="max-h-[600px] overflow-y-auto rounded-md border border-line bg-surface"
    >
      {conversations.map(({ id, first_message, questions, unanswered, unhelpful, started_at }) => (
        <li key={id}>
          <button
            type="button"
            className={itemClass}
            data-conversation={id}
            aria-current={id === openId || undefined}
            onClick={() => onOpen(id)}
          >
            <span className="line-clamp-2 font-medium wrap-anywhere">{first_message}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              <span className="tabular-nums">{formatDateTime(started_at)}</span>
              <span>{text.questions(questions)}</span>
              {unanswered > 0 && <Badge tone="low">{text.noAnswer}</Badge>}
              {unhelpful > 0 && <Badge tone="danger">{text.notHelpful}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
