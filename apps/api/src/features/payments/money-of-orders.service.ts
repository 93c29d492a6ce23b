import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invoiceOf } from '../documents/invoice-of-order.service.ts'
import type { MoneyOfOrders } from '../orders/money-of-orders.service.ts'
import { listPaymentsOf, listWaitingRefunds, type PaymentRow } from './payments.repo.ts'
import { cancelPayment, recordRefund } from './payments.service.ts'

const REASON = 'Tilaus peruttiin'

/** What came online goes back online, all else to an account. */
async function giveBack(
  db: Kysely<Database>,
  { id: orderId }: Order,
  { cents, staff, now }: { cents: number; staff: string; now: Date },
): Promise<void> {
  const online = Math.min(cents, leftOnline(await listPaymentsOf(db, orderId)))
  const refund = { orderId, paidOn: null, reason: REASON, recordedBy: staff }
  if (online > 0) await recordRefund(db, { ...refund, cents: online, method: 'paytrail' }, now)
  if (cents > online) await recordRefund(db, { ...refund, cents: cents - online, method: 'bank_transfer' }, now)
}

/** In cents: what came by Paytrail and has not gone back by it. */
const leftOnline = (rows: readonly PaymentRow[]) =>
  rows
    .filter(
      ({ method, kind, state }) =>
        method === 'paytrail' && (state === 'done' || (kind === 'refund' && state === 'waiting')),
    )
    .reduce((sum, { kind, cents }) => sum + (kind === 'payment' ? cents : -cents), 0)

async function keepAgain(db: Kysely<Database>, orderId: string, decidedAt: string): Promise<void> {
  const decided = await listWaitingRefunds(db, orderId)
  for (const refund of decided)
    if (refund.created_at === decidedAt && refund.reason === REASON && refund.provider === null)
      await cancelPayment(db, refund)
}

/** What the calls of orders ask of their money. */
export const moneyOfOrders: MoneyOfOrders = { giveBack, keepAgain, invoiceOf }
