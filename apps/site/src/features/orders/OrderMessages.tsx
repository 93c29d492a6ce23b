import { formatDateTime } from '@arkpax/schema/format-fi'
import { contactStatusLabels } from '@arkpax/schema/labels'
import type { OrderDetail } from '@arkpax/schema/orders'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminMessagePath } from '~/lib/admin-paths.ts'
import { ordersTexts } from './orders.fi.ts'

/** The messages of its customer that name an order, newest first. */
export function OrderMessages({ messages }: Pick<OrderDetail, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{ordersTexts.namingMessages}</h3>
      <ul className="grid gap-2">
        {messages.map(({ id, subject, status, created_at }) => (
          <li key={id} className="grid gap-1">
            <a href={adminMessagePath(id)} className="inline-flex min-h-6 items-center underline wrap-anywhere">
              {subject}
            </a>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted tabular-nums">
              <Badge>{contactStatusLabels[status]}</Badge>
              <time dateTime={created_at}>{formatDateTime(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
