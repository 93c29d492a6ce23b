import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { formatDate } from '@arkpax/schema/format-fi'
import { adminOrderPath } from '~/lib/admin-paths.ts'
import { ordersTexts } from './orders.fi.ts'

/** Warns that a message has orders already, before one more is made from it. */
export function OrdersOfMessage({ orders }: Pick<ContactMessageDetail, 'orders'>) {
  if (orders.length === 0) return null
  return (
    <div className="grid gap-2 rounded-md bg-notice-tint p-4 text-notice">
      <p className="font-semibold">{ordersTexts.hasOrders(orders.length)}</p>
      <ul className="grid gap-1">
        {orders.map((order) => (
          <li key={order.id}>
            <a href={adminOrderPath(order.id)} className="inline-flex min-h-6 items-center underline">
              {ordersTexts.orderLink(order, formatDate(order.created_at))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
