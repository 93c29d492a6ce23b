import { buyerName } from '@arkpax/schema/buyer-name'
import type { ContactMessage, ContactStatus } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { contactStatusLabels } from '@arkpax/schema/labels'
import { UserRound } from 'lucide-react'
import { ChooseRow } from '~/components/admin/lists/ChooseRow.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useReturnFocus } from '~/components/admin/use-return-focus.ts'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { chosenMessagesText } from './chosen-messages.fi.ts'
import { inboxText } from './inbox.fi.ts'
import { ReplyBadge } from './ReplyBadge.tsx'
import { SnoozeBadge } from './SnoozeBadge.tsx'

interface Props {
  messages: ContactMessage[]
  /** Which are chosen to be acted on together; undefined for whoever may only read. */
  rows: ChosenRows<ContactMessage> | undefined
  /** The open message; empty while none is. */
  openId: string
  now: number
  onOpen: (id: string) => void
}

const rowOf = (id: string) => `[data-message="${CSS.escape(id)}"]`

const itemClass = [
  'flex items-start border-b border-line has-[[aria-current=true]]:bg-sunken',
  'has-[[aria-current=true]]:shadow-[inset_4px_0_0_var(--color-forest)]',
].join(' ')
const openClass = 'grid w-full min-w-0 gap-1.5 py-3 pr-4 text-left hover:bg-sunken focus-visible:-outline-offset-2'

/** Messages in a box of at most 600 px. The focus comes back to a message when it is closed. */
export function MessageList({ messages, rows, openId, now, onOpen }: Props) {
  const list = useReturnFocus(openId, rowOf)

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={text.list}
      className="max-h-[600px] overflow-y-auto rounded-md border border-line bg-surface"
    >
      {messages.map((message) => (
        <li key={message.id} className={itemClass}>
          {rows && (
            <ChooseRow
              name={chosenMessagesText.rowName(message.name, message.subject)}
              isChosen={rows.isChosen(message.id)}
              onToggle={(isRange) => rows.toggle(message.id, isRange)}
              className="shrink-0"
            />
          )}
          <button
            type="button"
            className={`${openClass} ${rows ? 'pl-1' : 'pl-4'}`}
            data-message={message.id}
            aria-current={message.id === openId || undefined}
            onClick={() => onOpen(message.id)}
          >
            <span className="flex items-start justify-between gap-3">
              <span className={`line-clamp-2 wrap-anywhere ${message.status === 'new' ? 'font-bold' : 'font-medium'}`}>
                {message.subject}
              </span>
              <StatusBadge status={message.status} />
            </span>
            <span className="flex items-center justify-between gap-3 text-sm">
              <span className="line-clamp-1 wrap-anywhere">{buyerName(message.inquiry?.company, message.name)}</span>
              {message.assignee && (
                <span className="inline-flex items-center gap-1 text-ink-muted">
                  <UserRound className="size-4 shrink-0" aria-hidden="true" />
                  <span className="sr-only">{inboxText.assignee}: </span>
                  {message.assignee.name}
                </span>
              )}
            </span>
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-muted">
              <span className="tabular-nums">{formatStamp(message.created_at)}</span>
              <span className="flex flex-wrap gap-1">
                <SnoozeBadge message={message} now={now} />
                <ReplyBadge message={message} now={now} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const tones: Record<ContactStatus, BadgeTone> = { new: 'low', read: 'neutral', replied: 'good', resolved: 'outline' }

/** The state of a message. */
function StatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={tones[status]}>{contactStatusLabels[status]}</Badge>
}
