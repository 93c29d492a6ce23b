import { toCents } from '@arkpax/schema/money'
import { lineCents } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import type { WholeReturn } from './returns.repo.ts'

/** What of an order's money a return gives back, in cents. */
export interface Sums {
  goods: number
  loss: number
  delivery: number
  pickup: number
  total: number
  most: number
}

/**
 * What a return comes to: its pieces less what they have lost, with the delivery, without the pick-up; at most what has been paid. Once
 * the money has been given back it comes to that, as what is left of the order is no longer its measure.
 */
export function sumsOf(
  { items, delivery_refund_cents, pickup_cost_cents, refunded_cents }: WholeReturn,
  order: Pick<Order, 'paid_amount' | 'refunded_amount'>,
): Sums {
  const goods = items.reduce((sum, { value_cents }) => sum + value_cents, 0)
  const loss = items.reduce((sum, { loss_cents }) => sum + loss_cents, 0)
  const most = Math.max(0, toCents(order.paid_amount) - toCents(order.refunded_amount))
  const due = Math.max(0, goods - loss + delivery_refund_cents - pickup_cost_cents)
  const total = refunded_cents ?? Math.min(due, most)
  return { goods, loss, delivery: delivery_refund_cents, pickup: pickup_cost_cents, total, most }
}

/** What the delivery of an order was paid, in cents. */
export const deliveryPaid = ({ charges }: Pick<Order, 'charges'>): number =>
  charges.filter(({ kind }) => kind === 'delivery').reduce((sum, charge) => sum + lineCents(charge), 0)
