import { formatDateTime } from '@arkpax/schema/format-fi'
import type { OrderDetail, OrderEvent } from '@arkpax/schema/orders'
import { ordersTexts } from './orders.fi.ts'

/** What has happened to an order, oldest first. */
export function OrderTimeline({ events }: Pick<OrderDetail, 'events'>) {
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="font-semibold">
        {ordersTexts.timeline}
      </h3>
      <ol className="mt-3 grid gap-3 border-l border-line-strong pl-4">
        {events.map((event) => (
          <li key={event.id}>
            <p>{ordersTexts.event(event)}</p>
            <p className="text-sm text-ink-muted tabular-nums">
              <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
              {asides(event).map((aside) => `, ${aside}`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What was left undone, where one would expect it. */
function asides({ notified, to_status, stock_move }: OrderEvent): string[] {
  return [
    ...(notified ? [] : [ordersTexts.notNotified]),
    ...(to_status === 'cancelled' && stock_move === null ? [ordersTexts.notRestocked] : []),
  ]
}
