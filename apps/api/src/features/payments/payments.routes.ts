import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import { mayDo } from '@arkpax/schema/permissions'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
import { ofOrder } from '../orders/audited-order.ts'
import { madeLaterText, orderedOn } from '../orders/ordered-on.ts'
import { findOrder, lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { findDue } from '../orders/payment-due.service.ts'
import { countUnmatched } from './bank-entries.repo.ts'
import { readOrderMoney } from './order-money.service.ts'
import { isPaidAhead, paymentInstructionsMail } from './payment-instructions.mail.ts'
import { findPayment } from './payments.repo.ts'
import { recordPayment, recordRefund, settleRefund, takeBackPayment } from './payments.service.ts'
import { countReceivables, listReceivables } from './receivables.repo.ts'
import { listRefundsToPay } from './waiting-refunds.repo.ts'

/** What the log tells of the money of an order. */
const moneyOf = ({ paid_amount, refunded_amount }: Order) => ({ paid_amount, refunded_amount })

export const paymentRoutes = [
  route('GET /api/admin/orders/{id}/payments', {}, ({ deps, db, params }) =>
    readOrderMoney(db, params.id, deps.config),
  ),

  route('POST /api/admin/orders/{id}/payments', {}, async ({ deps, db, params, body, now, staff }) => {
    const before = existing(await lockOrder(db, params.id))
    refuseWrongDay(body.paid_on, before, now)
    const { method, paid_on: paidOn, note: reason } = body
    const moved = { orderId: params.id, cents: toCents(body.amount), method, paidOn, reason, recordedBy: staff.name }
    await recordPayment(db, moved, now)
    const after = existing(await findOrder(db, params.id))
    await recordAudit(db, now, staff, {
      action: 'record-payment',
      ...ofOrder(before),
      before: moneyOf(before),
      after: moneyOf(after),
      facts: { method, paid_on: paidOn },
    })
    return readOrderMoney(db, params.id, deps.config)
  }),

  route('POST /api/admin/orders/{id}/refunds', {}, async ({ deps, db, params, body, now, staff }) => {
    const before = existing(await lockOrder(db, params.id))
    if (body.paid_on) refuseWrongDay(body.paid_on, before, now)
    const { method, paid_on: paidOn, reason } = body
    if (paidOn === null && method !== 'bank_transfer')
      throw invalidField('paid_on', 'Anna päivä, jona raha palautettiin')
    const moved = { orderId: params.id, cents: toCents(body.amount), method, paidOn, reason, recordedBy: staff.name }
    await recordRefund(db, moved, now)
    const after = existing(await findOrder(db, params.id))
    await recordAudit(db, now, staff, {
      action: 'refund',
      ...ofOrder(before),
      before: moneyOf(before),
      after: moneyOf(after),
      facts: { method, paid_on: paidOn },
    })
    return readOrderMoney(db, params.id, deps.config)
  }),

  route('POST /api/admin/orders/{id}/payment-instructions', {}, async ({ deps, db, params, now, staff }) => {
    const order = existing(await findOrder(db, params.id))
    const money = await readOrderMoney(db, params.id, deps.config)
    const due = await findDue(db, order, deps.config)
    if (!due || !isPaidAhead(due) || !order.customer_email) throw new ApiError('nothing_to_pay')
    const mail = { to: order.customer_email, payload: { orderId: order.id } }
    await queueMail(db, paymentInstructionsMail, mail, now)
    const facts = { amount: due.amount }
    await recordAudit(db, now, staff, { action: 'send-instructions', ...ofOrder(order), facts })
    return money
  }),

  route('POST /api/admin/payments/{id}/undo', {}, async ({ deps, db, params, now, staff }) => {
    const isRefund = (await findPayment(db, params.id))?.kind === 'refund'
    if (isRefund && !mayDo(staff.role, 'payments.refund')) throw new ApiError('role_forbidden')
    const { order_id, kind, cents } = await takeBackPayment(db, params.id, now)
    const order = existing(await findOrder(db, order_id))
    const { paid_amount, refunded_amount } = moneyOf(order)
    const amount = toEuros(cents)
    await recordAudit(db, now, staff, {
      action: 'undo-payment',
      ...ofOrder(order),
      before:
        kind === 'payment'
          ? { paid_amount: toEuros(toCents(paid_amount) + cents) }
          : { refunded_amount: toEuros(toCents(refunded_amount) + cents) },
      after: kind === 'payment' ? { paid_amount } : { refunded_amount },
      facts: { amount },
    })
    return readOrderMoney(db, order_id, deps.config)
  }),

  route('PUT /api/admin/refunds/{id}/paid', {}, async ({ deps, db, params, body, now, staff }) => {
    refuseLater(body.paid_on, now)
    const { order_id, cents } = await settleRefund(db, params.id, { paidOn: body.paid_on })
    const order = existing(await findOrder(db, order_id))
    const facts = { amount: toEuros(cents), paid_on: body.paid_on }
    await recordAudit(db, now, staff, { action: 'settle-refund', ...ofOrder(order), facts })
    return readOrderMoney(db, order_id, deps.config)
  }),

  route('GET /api/admin/refunds', {}, ({ db, query }) => listRefundsToPay(db, query)),

  route('GET /api/admin/receivables', {}, ({ db, query, now }) => listReceivables(db, query, finnishDay(now))),

  route('GET /api/admin/payment-counts', {}, async ({ db, now }) => ({
    ...(await countReceivables(db, finnishDay(now))),
    unmatched: await countUnmatched(db),
  })),
]

/** Sales are at times written down days after their money came; longer ago is a mistyped month or year, which would stand in closed books. */
const WRITTEN_WITHIN_DAYS = 31

function refuseWrongDay(day: string, order: Order, now: Date): void {
  refuseLater(day, now)
  if (day < dayAfter(orderedOn(order), -WRITTEN_WITHIN_DAYS))
    throw invalidField('paid_on', `${madeLaterText(order)}. Tarkista päivä`)
}

function refuseLater(day: string, now: Date): void {
  if (day > finnishDay(now)) throw invalidField('paid_on', 'Päivä on vasta tulossa')
}
