import type { Delivery } from '@arkpax/schema/deliveries'
import { toEuros } from '@arkpax/schema/money'
import { openCents, paymentStateOf } from '@arkpax/schema/order-payment'
import type { Order } from '@arkpax/schema/orders'
import type { Payment } from '@arkpax/schema/payments'
import { isOpenReturn, type ReturnSummary } from '@arkpax/schema/returns'

/** An order with what others keep of it; what the role may not read is none. */
interface Facts {
  order: Pick<
    Order,
    | 'status'
    | 'total_amount'
    | 'credited_amount'
    | 'payment_method'
    | 'payment_due_on'
    | 'paid_amount'
    | 'refunded_amount'
    | 'refund_waiting_amount'
  >
  /** How many pieces of it stand in no delivery. */
  left: number
  deliveries: readonly Pick<Delivery, 'state'>[]
  payments: readonly Pick<Payment, 'id' | 'kind' | 'state' | 'amount'>[]
  returns: readonly Pick<ReturnSummary, 'id' | 'number' | 'state' | 'refund_due_on'>[]
}

/** The one thing that an order waits for. */
export type NextStep =
  /** A refund is agreed and nobody has paid it out; without an id where the role does not see which. */
  | { kind: 'payRefund'; euros: number; refundId?: string }
  | { kind: 'return'; id: string; number: number; dueOn: string }
  /** More has come than it costs. */
  | { kind: 'giveBack'; euros: number }
  | { kind: 'payment'; euros: number; dueOn: string | null }
  | { kind: 'pack'; pieces: number }
  /** `place` is the delivery's place among those of the order, from 1. */
  | { kind: 'send' | 'deliver'; place: number }
  | { kind: 'none' }

/**
 * What an order waits for: first what is owed to the customer, then what is done to it in its order. What is paid beforehand waits
 * for its money, what is fetched is paid once it is packed, and an invoice once the goods are there.
 */
export function nextStepOf(facts: Facts): NextStep {
  const steps = [...owed(facts), ...work(facts)]
  return steps.find((step) => step !== null) ?? { kind: 'none' }
}

const owed = (facts: Facts) => [waitingRefund(facts), openReturn(facts), excess(facts)]

function work(facts: Facts): (NextStep | null)[] {
  const { order } = facts
  if (order.status === 'cancelled') return []
  const paying = payment(order)
  const packing = pack(facts)
  const sending = parcel(facts, 'packed', 'send')
  const delivering = parcel(facts, 'sent', 'deliver')
  if (order.payment_method === 'invoice') return [sending, packing, delivering, paying]
  if (order.payment_method === 'on_collection') return [packing, paying, sending, delivering]
  return [paying, sending, packing, delivering]
}

function waitingRefund({ order, payments }: Facts): NextStep | null {
  const refund = payments.find(({ kind, state }) => kind === 'refund' && state === 'waiting')
  if (refund) return { kind: 'payRefund', euros: refund.amount, refundId: refund.id }
  return order.refund_waiting_amount > 0 ? { kind: 'payRefund', euros: order.refund_waiting_amount } : null
}

/** The open return whose money is due first. */
function openReturn({ returns }: Facts): NextStep | null {
  const [first] = returns
    .filter(({ state }) => isOpenReturn(state))
    .sort((a, b) => a.refund_due_on.localeCompare(b.refund_due_on))
  return first ? { kind: 'return', id: first.id, number: first.number, dueOn: first.refund_due_on } : null
}

function excess({ order }: Facts): NextStep | null {
  const open = openCents(order)
  return open < 0 ? { kind: 'giveBack', euros: toEuros(-open) } : null
}

/** An order whose payment is not followed waits for none. */
function payment(order: Facts['order']): NextStep | null {
  const open = openCents(order)
  if (open <= 0 || paymentStateOf(order) === 'untracked') return null
  return { kind: 'payment', euros: toEuros(open), dueOn: order.payment_due_on }
}

const pack = ({ left }: Facts): NextStep | null => (left > 0 ? { kind: 'pack', pieces: left } : null)

function parcel({ deliveries }: Facts, state: Delivery['state'], kind: 'send' | 'deliver'): NextStep | null {
  const index = deliveries.findIndex((delivery) => delivery.state === state)
  return index >= 0 ? { kind, place: index + 1 } : null
}
