import type { ContactReply, ReplyDelivery } from '@arkpax/schema/contact'
import { mailStateLabels } from '@arkpax/schema/mail-labels'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { ThreadHead } from './ThreadHead.tsx'

const tones: Record<ReplyDelivery, BadgeTone> = {
  waiting: 'neutral',
  sent: 'good',
  filed: 'danger',
  failed: 'danger',
}

/** What has been answered, and whether it has left. */
export function SentReply({ reply: { message, created_at, delivery, reason } }: { reply: ContactReply }) {
  return (
    <li className="grid grid-cols-1 gap-2 border-l-4 border-forest bg-sunken px-4 py-3">
      <ThreadHead sender={text.ourReply} at={created_at}>
        {delivery && <Badge tone={tones[delivery]}>{mailStateLabels[delivery]}</Badge>}
      </ThreadHead>
      <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
      {reason && <p className="text-sm text-danger wrap-anywhere">{reason}</p>}
    </li>
  )
}
