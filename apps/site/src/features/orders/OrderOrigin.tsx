import type { OrderDetail } from '@arkpax/schema/orders'
import { adminMessagePath } from '~/lib/admin-paths.ts'
import { ordersTexts } from './orders.fi.ts'

/** The contact message that an order was made from, and the way to it. */
export function OrderOrigin({ message }: { message: NonNullable<OrderDetail['contact_message']> }) {
  return (
    <section className="grid gap-3">
      <p>
        {ordersTexts.fromMessage}{' '}
        <a href={adminMessagePath(message.id)} className="underline">
          {ordersTexts.openMessage}
        </a>
      </p>
      <details className="rounded-sm border border-line">
        <summary className="px-4 py-3 font-semibold wrap-anywhere hover:bg-sunken">
          {ordersTexts.messageOf(message.name, message.subject)}
        </summary>
        <p className="border-t border-line p-4 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      </details>
    </section>
  )
}
