import type { Delivery } from '@arkpax/schema/deliveries'
import type { OrderItem } from '@arkpax/schema/orders'

/** When the last part of an order was received; null while a piece of it has not been, or nobody has written it down. */
export function receivedAtOf(
  items: readonly Pick<OrderItem, 'quantity'>[],
  deliveries: readonly Pick<Delivery, 'items' | 'delivered_at'>[],
): string | null {
  const received = deliveries.filter(({ delivered_at }) => delivered_at !== null)
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const here = received.flatMap((delivery) => delivery.items).reduce((sum, { quantity }) => sum + quantity, 0)
  if (all === 0 || here < all) return null
  return (
    received
      .map(({ delivered_at }) => delivered_at ?? '')
      .sort()
      .at(-1) ?? null
  )
}
