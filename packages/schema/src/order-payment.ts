import { toCents, toEuros } from './money.ts'
import { type PaymentState, paymentState } from './order-states.ts'
import type { Order } from './orders.ts'

type Costing = Pick<Order, 'status' | 'total_amount' | 'credited_amount'>
type Paid = Costing & Pick<Order, 'payment_method' | 'paid_amount' | 'refunded_amount' | 'refund_waiting_amount'>

/** What an order costs now, in cents: nothing once it is cancelled, and less what credit notes took off it. */
export const costCents = ({ status, total_amount, credited_amount }: Costing): number =>
  status === 'cancelled' ? 0 : Math.max(0, toCents(total_amount) - toCents(credited_amount))

/** How far an order has been paid; a cancelled one costs nothing any more, and one that nobody paid is not followed. */
export function paymentStateOf(order: Paid): PaymentState {
  return paymentState({
    method: order.status === 'cancelled' ? null : order.payment_method,
    total: costCents(order),
    credited: toCents(order.credited_amount),
    paid: toCents(order.paid_amount),
    refunded: toCents(order.refunded_amount),
    waiting: toCents(order.refund_waiting_amount),
  })
}

/** What has gone back to the customer, in euros: without what is still to be paid out. */
export const givenBack = (order: Pick<Order, 'refunded_amount' | 'refund_waiting_amount'>): number =>
  toEuros(toCents(order.refunded_amount) - toCents(order.refund_waiting_amount))

/**
 * What is still to be paid of an order, in cents; with fewer than none, what is to be given back. What was given back already is
 * not asked for again, and a cancelled order costs nothing any more.
 */
export function openCents(order: Omit<Paid, 'payment_method' | 'refund_waiting_amount'>): number {
  const total = costCents(order)
  const paid = toCents(order.paid_amount)
  return total > paid ? total - paid : Math.min(0, total - paid + toCents(order.refunded_amount))
}
