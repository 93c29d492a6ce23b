import { toCents, toEuros } from '@arkpax/schema/money'
import { costCents, openCents } from '@arkpax/schema/order-payment'
import { paymentState } from '@arkpax/schema/order-states'
import { leftToPay } from '@arkpax/schema/payment-instructions'
import { type OrderMoney, PAYMENT_UNDO_MS, type Payment } from '@arkpax/schema/payments'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { paymentLink } from '../mail/site-links.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { findDue, withCodes } from '../orders/payment-due.service.ts'
import { isPaidAhead } from './payment-instructions.mail.ts'
import { findReminder } from './payment-reminders.repo.ts'
import { listPaymentsOf, type PaymentRow } from './payments.repo.ts'

/** The money of an order as its screen shows it. Throws `not_found`. */
export async function readOrderMoney(
  db: Kysely<Database>,
  orderId: string,
  config: Pick<Config, 'paytrail' | 'publicUrl'>,
): Promise<OrderMoney> {
  const order = existing(await findOrder(db, orderId))
  const due = await findDue(db, order, config)
  const { paid_amount: paid, refunded_amount: refunded, refund_waiting_amount: waiting } = order
  return {
    state: paymentState({
      method: order.payment_method,
      total: costCents(order),
      credited: toCents(order.credited_amount),
      paid: toCents(paid),
      refunded: toCents(refunded),
      waiting: toCents(waiting),
    }),
    total: order.total_amount,
    paid,
    refunded,
    waiting,
    credited: order.credited_amount,
    left: toEuros(leftToPay(order)),
    refundable: toEuros(toCents(paid) - toCents(refunded)),
    excess: toEuros(Math.max(0, -openCents(order))),
    payments: (await listPaymentsOf(db, orderId)).map(toPayment),
    instructions: due?.transfer ? withCodes(due.transfer) : null,
    pay_url: due && paymentLink(config, due),
    can_send_instructions: due !== null && isPaidAhead(due),
    reminded_at: await findReminder(db, orderId),
  }
}

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  kind: row.kind,
  method: row.method,
  state: row.state,
  amount: toEuros(row.cents),
  paid_on: row.paid_on,
  reason: row.reason,
  from_bank: row.bank_entry_id !== null,
  recorded_by: row.recorded_by,
  created_at: row.created_at,
  undo_until: row.recorded_by ? new Date(Date.parse(row.created_at) + PAYMENT_UNDO_MS).toISOString() : null,
})
