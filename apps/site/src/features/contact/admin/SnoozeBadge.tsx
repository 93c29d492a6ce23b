import type { ContactMessage } from '@arkpax/schema/contact'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { inboxText as text } from './inbox.fi.ts'
import { momentText } from './moment-text.ts'

/** Until when a message sleeps, or that it has come back; nothing of one that never slept. */
export function SnoozeBadge({ message: { snoozed_until, status }, now }: { message: ContactMessage; now: number }) {
  if (!snoozed_until || status === 'replied' || status === 'resolved') return null
  const isAsleep = Date.parse(snoozed_until) > now
  return (
    <Badge tone={isAsleep ? 'neutral' : 'low'}>
      {isAsleep ? text.snoozed(momentText(snoozed_until)) : text.returned}
    </Badge>
  )
}
