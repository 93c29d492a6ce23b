import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@arkpax/schema/durations'
import type { Order } from '@arkpax/schema/orders'
import { leftToPay } from '@arkpax/schema/payment-instructions'
import { referenceNumber } from '@arkpax/schema/reference-number'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import { createPaytrailClient, PaytrailError } from '../../services/paytrail-client.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { paymentBody } from './payment-body.ts'
import { changeTransaction, insertTransaction, listTransactionsOf } from './paytrail.repo.ts'

/** So long a payment that was begun is gone on with, rather than a second one begun. */
const SAME_PAYMENT_MS = 30 * MINUTE_MS

/** Begun: where the customer pays it, or what Paytrail must be told first. */
type Begun = { href: string } | { stamp: string; order: Order; cents: number }

/**
 * Begins to pay what is left of an order, and gives the address where its customer goes on. Has transactions of its own: Paytrail is told
 * between them. Throws `not_found`, `order_paid`, `payments_off` without keys and `payments_down` where Paytrail does not answer.
 */
export async function startPayment(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  orderId: string,
): Promise<{ href: string }> {
  if (!config.paytrail) throw new ApiError('payments_off')
  const begun = await db.transaction().execute((transaction) => begin(transaction, orderId, now()))
  if ('href' in begun) return begun
  const { stamp, order, cents } = begun
  try {
    const { transactionId, href } = await createPaytrailClient(config.paytrail).create(
      paymentBody(order, { stamp, cents, backTo: config.paytrail.backTo }),
    )
    await changeTransaction(db, stamp, { transaction_id: transactionId, href })
    return { href }
  } catch (error) {
    if (!(error instanceof PaytrailError)) throw error
    // Refused, it does not exist. Without an answer it may: then it is known by its stamp once somebody pays it.
    if (error.status) await changeTransaction(db, stamp, { status: 'fail' })
    throw new ApiError('payments_down')
  }
}

async function begin(db: Kysely<Database>, orderId: string, now: Date): Promise<Begun> {
  const order = existing(await lockOrder(db, orderId))
  const cents = leftToPay(order)
  if (cents === 0) throw new ApiError('order_paid')
  const since = new Date(now.getTime() - SAME_PAYMENT_MS).toISOString()
  const same = (await listTransactionsOf(db, orderId)).find(
    (row) => row.href && row.status === 'new' && row.cents === cents && row.created_at >= since,
  )
  if (same?.href) return { href: same.href }
  const stamp = randomUUID()
  await insertTransaction(db, {
    id: stamp,
    order_id: orderId,
    payment_id: null,
    refund_of: null,
    cents,
    reference: referenceNumber(order.number),
    transaction_id: null,
    href: null,
    status: 'new',
    asked_at: null,
    created_at: now.toISOString(),
  })
  return { stamp, order, cents }
}
