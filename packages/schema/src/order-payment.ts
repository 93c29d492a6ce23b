import { toCents } from './money.ts'
import { type PaymentState, paymentState } from './order-states.ts'
import type { Order } from './orders.ts'

type Paid = Pick<Order, 'status' | 'payment_method' | 'total_amount' | 'paid_amount' | 'refunded_amount'>

/** How far an order has been paid; a cancelled one costs nothing any more, and one that nobody paid is not followed. */
export function paymentStateOf({
  status,
  payment_method,
  total_amount,
  paid_amount,
  refunded_amount,
}: Paid): PaymentState {
  const isCancelled = status === 'cancelled'
  return paymentState({
    method: isCancelled ? null : payment_method,
    total: isCancelled ? 0 : toCents(total_amount),
    paid: toCents(paid_amount),
    refunded: toCents(refunded_amount),
  })
}

/**
 * What is still to be paid of an order, in cents; with fewer than none, what is to be given back. What was given back already is
 * not asked for again, and a cancelled order costs nothing any more.
 */
export function openCents({
  status,
  total_amount,
  paid_amount,
  refunded_amount,
}: Omit<Paid, 'payment_method'>): number {
  const total = status === 'cancelled' ? 0 : toCents(total_amount)
  const paid = toCents(paid_amount)
  return total > paid ? total - paid : Math.min(0, total - paid + toCents(refunded_amount))
}
