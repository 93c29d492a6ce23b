import { toCents } from '@arkpax/schema/money'
import { totalCents } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import { pieceValues } from './piece-values.ts'

/** How many pieces of each line are with the customer or on the way there, by the ids of the lines. */
export type AwayPieces = ReadonlyMap<string, number>

/** What is to be given back of an order that is cancelled, in cents: all that was paid but the price of what is away. */
export const refundableCents = (order: Order, away: AwayPieces): number =>
  Math.max(0, toCents(order.paid_amount) - Math.max(toCents(order.refunded_amount), awayCents(order, away)))

/** What is away costs its first pieces, as in returns; delivery and work belong to what was sent. */
function awayCents(order: Order, away: AwayPieces): number {
  if (!isAnyAway(away)) return 0
  const kept = order.items.flatMap((item) => pieceValues(item).slice(0, away.get(item.id) ?? 0))
  return kept.reduce((sum, cents) => sum + cents, totalCents({ items: [], charges: order.charges }))
}

/** Whether something of an order is away. */
export const isAnyAway = (away: AwayPieces): boolean => [...away.values()].some((pieces) => pieces > 0)

/** Whether all of an order is away. */
export const isAllAway = ({ items }: Pick<Order, 'items'>, away: AwayPieces): boolean =>
  items.every(({ id, quantity }) => (away.get(id) ?? 0) >= quantity)
