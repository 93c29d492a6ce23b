import { uncapitalised } from '@arkpax/schema/capitals'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { givenBack, openCents, paymentStateOf } from '@arkpax/schema/order-payment'
import { paymentMethodLabels } from '@arkpax/schema/order-states'
import type { Order } from '@arkpax/schema/orders'
import { DeskSection } from './DeskSection.tsx'
import { deskTexts as text } from './desk.fi.ts'

/** How an order is paid and how far it has been, for a role that does not see its payments; what is to be given back is told here until it has been. */
export function OrderMoney({ order }: { order: Order }) {
  const { payment_method, paid_amount, refund_waiting_amount } = order
  const refunded = givenBack(order)
  if (paymentStateOf(order) === 'untracked' && !payment_method)
    return (
      <DeskSection title={text.payment}>
        <p className="text-ink-muted">{text.notFollowed}</p>
      </DeskSection>
    )
  const open = openCents(order)
  return (
    <DeskSection title={text.payment}>
      <AgreedPayment order={order} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt>{text.paid}</dt>
        <dd className="text-right">{formatEuros(paid_amount)}</dd>
        {refunded > 0 && (
          <>
            <dt>{text.refunded}</dt>
            <dd className="text-right">{formatEuros(refunded)}</dd>
          </>
        )}
        {refund_waiting_amount > 0 && (
          <>
            <dt className="font-semibold">{text.refundWaiting}</dt>
            <dd className="text-right font-semibold">{formatEuros(refund_waiting_amount)}</dd>
          </>
        )}
        {open !== 0 && (
          <>
            <dt className="font-semibold">{open > 0 ? text.open : text.toReturn}</dt>
            <dd className="text-right font-semibold">{formatEuros(toEuros(Math.abs(open)))}</dd>
          </>
        )}
      </dl>
    </DeskSection>
  )
}

/** How it was agreed to be paid, and by when. */
export function AgreedPayment({ order: { payment_method, payment_due_on } }: { order: Order }) {
  if (!payment_method) return null
  return (
    <p>
      {paymentMethodLabels[payment_method]}
      {payment_due_on && (
        <span className="text-ink-muted tabular-nums">{`, ${uncapitalised(text.due(formatDate(payment_due_on)))}`}</span>
      )}
    </p>
  )
}
