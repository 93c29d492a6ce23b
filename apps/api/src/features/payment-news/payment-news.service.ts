import { DAY_MS } from '@arkpax/schema/durations'
import { PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Sweep } from '../../services/privacy.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { listUntoldOrders, markTold } from '../payments/payments.repo.ts'
import { paymentReceived } from './payment-received.mail.ts'

/** What came longer ago is no news. */
const NEWS_MS = 2 * DAY_MS

/** Tells customers that their money has come, once it can no longer be taken back: once for each payment, and at once for several. */
export const tellPayments: Sweep = async (db, now) => {
  const after = new Date(now.getTime() - NEWS_MS)
  const before = new Date(now.getTime() - PAYMENT_UNDO_MS)
  for (const orderId of await listUntoldOrders(db, after, before))
    await db.transaction().execute((transaction) => tell(transaction, orderId, { after, before, now }))
}

async function tell(db: Kysely<Database>, orderId: string, moments: { after: Date; before: Date; now: Date }) {
  const paymentIds = await markTold(db, orderId, moments)
  const to = (await findOrder(db, orderId))?.customer_email
  if (paymentIds.length > 0 && to)
    await queueMail(db, paymentReceived, { to, payload: { orderId, paymentIds } }, moments.now)
}
