import type { ContactMessage } from '@arkpax/schema/contact'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { replyState } from './waiting-time.ts'

/** How a message that waits for a reply stands against the promise of a reply within a working day; nothing once it is replied to. */
export function ReplyBadge({ message, now }: { message: ContactMessage; now: number }) {
  const state = replyState(message, now)
  return state && <Badge tone={state.isOverdue ? 'danger' : 'outline'}>{state.text}</Badge>
}
