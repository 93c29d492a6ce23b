import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { orderTitle } from '@arkpax/schema/order-names'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'

interface Props {
  title: string
  /** Oldest first. */
  orders: ContactMessageDetail['orders']
}

/** Orders that belong to a message. */
export function MessageOrders({ title, orders }: Props) {
  if (orders.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid gap-2">
        {orders.map(({ id, number, status, created_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={adminOrderPath(id)} className="inline-flex min-h-6 items-center font-medium underline">
              {orderTitle({ number })}
            </a>
            <Badge>{orderStatusLabels[displayedOrderStatus(status)]}</Badge>
            <time dateTime={created_at} className="text-sm text-ink-muted tabular-nums">
              {formatStamp(created_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
