import type { ParcelState } from '@arkpax/schema/deliveries'
import type { DeliveryState } from '@arkpax/schema/order-states'
import type { OrderItem } from '@arkpax/schema/orders'

interface Pieces {
  quantity: number
  state: ParcelState
}

/** How far an order has been delivered, by the pieces of its deliveries. */
export function deliveryStateOf(
  items: readonly Pick<OrderItem, 'quantity'>[],
  pieces: readonly Pieces[],
): DeliveryState {
  const all = sum(items)
  const inStates = (...states: ParcelState[]) => sum(pieces.filter(({ state }) => states.includes(state)))
  const sent = inStates('sent', 'delivered', 'returned')
  if (sent === 0) return 'none'
  if (sent < all) return 'part_sent'
  if (inStates('returned') === all) return 'returned'
  return inStates('delivered', 'returned') === all ? 'delivered' : 'sent'
}

const sum = (parts: readonly { quantity: number }[]) => parts.reduce((total, { quantity }) => total + quantity, 0)
