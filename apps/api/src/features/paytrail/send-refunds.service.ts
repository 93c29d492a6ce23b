import { randomUUID } from 'node:crypto'
import { PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { createPaytrailClient, PaytrailError } from '../../services/paytrail-client.ts'
import type { Sweep } from '../../services/privacy.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { claimRefund, listWaitingRefunds, type PaymentRow } from '../payments/payments.repo.ts'
import { failRefund } from '../payments/payments.service.ts'
import { refuseRefund, takeRefund } from './outcome.service.ts'
import { urls } from './payment-body.ts'
import { insertTransaction, listTransactionsOf, type PaytrailRow } from './paytrail.repo.ts'

const NO_PAYMENT = 'Yksikään verkkomaksu ei riitä palautukseen. Palauta se tilisiirtona.'

/** Has Paytrail pay the refunds that staff have decided, once they can no longer be taken back at once. Each is asked for once, whatever comes of it. */
export const sendRefunds: Sweep = async (db, now, { paytrail }) => {
  if (!paytrail) return
  const client = createPaytrailClient(paytrail)
  const decidedBefore = now.getTime() - PAYMENT_UNDO_MS
  const waiting = (await listWaitingRefunds(db)).filter(
    ({ method, provider, created_at }) =>
      method === 'paytrail' && provider === null && Date.parse(created_at) <= decidedBefore,
  )
  for (const refund of waiting) {
    const begun = await db.transaction().execute((transaction) => begin(transaction, refund, now))
    if (!begun) continue
    const { stamp, transactionId } = begun
    try {
      const body = {
        amount: refund.cents,
        refundStamp: stamp,
        refundReference: stamp,
        ...urls(paytrail.backTo, '-refund'),
      }
      const answer = await client.refund(transactionId, body)
      await db.transaction().execute((transaction) => takeRefund(transaction, { stamp, ...answer, at: now }, now))
    } catch (error) {
      if (!(error instanceof PaytrailError)) throw error
      // Without an answer it may have been paid: it waits for what Paytrail or the bank tells, and is not asked for again.
      if (error.status) await db.transaction().execute((transaction) => refuseRefund(transaction, stamp))
    }
  }
}

/** Takes a refund for Paytrail; undefined where another process has, it was taken back, or no payment has that much left. */
async function begin(
  db: Kysely<Database>,
  refund: PaymentRow,
  now: Date,
): Promise<{ stamp: string; transactionId: string } | undefined> {
  const stamp = randomUUID()
  // Who takes a refund back locks the order first, too.
  await lockOrder(db, refund.order_id)
  if (!(await claimRefund(db, refund.id, { by: 'paytrail', id: stamp }))) return undefined
  const payment = paymentWith(await listTransactionsOf(db, refund.order_id), refund.cents)
  if (!payment?.transaction_id) {
    await failRefund(db, refund.id, NO_PAYMENT)
    return undefined
  }
  await insertTransaction(db, {
    id: stamp,
    order_id: refund.order_id,
    payment_id: refund.id,
    refund_of: payment.id,
    cents: refund.cents,
    reference: stamp,
    transaction_id: null,
    href: null,
    status: 'new',
    asked_at: null,
    created_at: now.toISOString(),
  })
  return { stamp, transactionId: payment.transaction_id }
}

/** The first payment of which so much has not been given back. */
const paymentWith = (transactions: PaytrailRow[], cents: number) =>
  transactions.find(({ id, refund_of, status, cents: paid }) => {
    const given = transactions.filter((other) => other.refund_of === id && other.status !== 'fail')
    return !refund_of && status === 'ok' && paid - given.reduce((sum, other) => sum + other.cents, 0) >= cents
  })
