import type { ContactMessage } from '@arkpax/schema/contact'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { useRead } from '~/lib/use-read.ts'
import { replyState } from './waiting-time.ts'

/** How a message that waits for a reply stands against the promise of a reply within a working day; nothing once it is replied to. */
export function ReplyBadge({ message, now }: { message: ContactMessage; now: number }) {
  const { data: settings } = useRead('GET /api/admin/reply-promise')
  const state = settings && replyState(message, settings, now)
  if (!state) return null
  return <Badge tone={state.isOverdue ? 'danger' : 'outline'}>{state.text}</Badge>
}
