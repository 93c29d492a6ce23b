import type { Delivery } from '@arkpax/schema/deliveries'
import type { Order } from '@arkpax/schema/orders'

/** So many pieces of a line of an order that stand in no delivery. */
export interface LeftLine {
  id: string
  product_id: string
  name: string
  quantity: number
}

type Piece = Pick<Delivery['items'][number], 'order_item_id' | 'quantity'>

/** What of an order stands in no delivery yet, line by line. */
export function leftOf(
  { items }: Pick<Order, 'items'>,
  deliveries: readonly { items: readonly Piece[] }[],
): LeftLine[] {
  const packed = deliveries.flatMap((delivery) => delivery.items)
  return items
    .map(({ id, product_id, product_name: name, quantity }) => ({
      id,
      product_id,
      name,
      quantity: packed.reduce((left, piece) => (piece.order_item_id === id ? left - piece.quantity : left), quantity),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** How many pieces they are together. */
export const piecesOf = (left: readonly LeftLine[]): number => left.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether all of an order has been sent with this delivery: nothing is left to pack, and no other waits. */
export const isLastToSend = (
  id: string,
  deliveries: readonly Pick<Delivery, 'id' | 'state'>[],
  left: number,
): boolean => left === 0 && deliveries.every((one) => one.id === id || one.state !== 'packed')
