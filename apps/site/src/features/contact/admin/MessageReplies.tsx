import type { ContactReply, ReplyDelivery } from '@arkpax/schema/contact'
import { formatDateTime } from '@arkpax/schema/format-fi'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'

const tones: Record<ReplyDelivery, BadgeTone> = { waiting: 'neutral', sent: 'good', failed: 'danger' }

/** What has been answered, oldest first, and whether it has left. */
export function MessageReplies({ replies }: { replies: ContactReply[] }) {
  if (replies.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{text.replies}</h3>
      <ol className="grid gap-3">
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ol>
    </section>
  )
}

function Reply({ reply: { message, created_at, delivery, reason } }: { reply: ContactReply }) {
  return (
    <li className="grid gap-2 border-l-4 border-forest bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <time className="tabular-nums" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
        {delivery && <Badge tone={tones[delivery]}>{text.deliveries[delivery]}</Badge>}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
      {reason && <p className="text-sm text-danger wrap-anywhere">{reason}</p>}
    </li>
  )
}
