import { toCents } from '@arkpax/schema/money'
import type { OrderItem } from '@arkpax/schema/orders'

/**
 * What each piece of a line of an order costs after the discount of the line, in cents, from the first to the last: they add up to what the
 * line costs.
 */
export function pieceValues({
  quantity,
  price,
  discount,
}: Pick<OrderItem, 'quantity' | 'price' | 'discount'>): number[] {
  const off = toCents(discount)
  const upTo = (pieces: number) => Math.floor((off * pieces) / quantity)
  return Array.from({ length: quantity }, (_, index) => toCents(price) - (upTo(index + 1) - upTo(index)))
}
