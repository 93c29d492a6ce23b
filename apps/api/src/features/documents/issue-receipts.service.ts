import { STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { dueSums } from './credit-due.ts'
import { documentMail } from './document.mail.ts'
import { listDocumentsOf } from './documents.repo.ts'
import { issueDocument, type NewDocument } from './issue-document.service.ts'
import { standingSale } from './issue-refusals.ts'
import { listOrdersWithoutReceipt, listReceiptsToLower, listReceiptsToTakeBack } from './paid-orders.repo.ts'

/** How many are made in one turn, so that nobody waits for them. */
const AT_ONCE = 50

/** Makes the receipts of orders that have been paid in full meanwhile. They go with the mail that thanks for the money. */
export async function issueReceipts(db: Kysely<Database>, now: Date): Promise<void> {
  for (const orderId of await listOrdersWithoutReceipt(db, now, AT_ONCE))
    await db.transaction().execute((transaction) => issueDocument(transaction, { kind: 'receipt', orderId }, now))
}

/** Credits the receipts of orders that were cancelled, once that can no longer be undone, and whose money has all been given back; mails the credit notes. */
export async function takeBackReceipts(db: Kysely<Database>, now: Date): Promise<void> {
  const cancelledBy = new Date(now.getTime() - STATUS_UNDO_MS).toISOString()
  const credits = { reason: 'Tilaus peruutettiin, ja maksu palautettiin.' }
  for (const { documentId, orderId } of await listReceiptsToTakeBack(db, cancelledBy, AT_ONCE))
    await db
      .transaction()
      .execute((transaction) => sendCreditNote(transaction, { orderId, credits: { documentId, ...credits } }, now))
}

/** Credits of receipts what an edit took off their orders, once that has been given back, and mails the credit notes. */
export async function lowerReceipts(db: Kysely<Database>, now: Date): Promise<void> {
  const reason = 'Tilauksen hinta aleni, ja erotus palautettiin.'
  for (const orderId of await listReceiptsToLower(db, now, AT_ONCE))
    await db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, orderId)
      const documents = await listDocumentsOf(transaction, orderId)
      const standing = standingSale(documents)
      const sums = order && dueSums(order, documents)
      if (standing?.kind !== 'receipt' || !sums?.length) return
      await sendCreditNote(transaction, { orderId, credits: { documentId: standing.id, reason, sums } }, now)
    })
}

async function sendCreditNote(
  db: Kysely<Database>,
  wanted: Pick<NewDocument, 'orderId' | 'credits'>,
  now: Date,
): Promise<void> {
  const { id, buyer_email: to } = await issueDocument(db, { ...wanted, kind: 'credit_note' }, now)
  if (to) await queueMail(db, documentMail, { to, payload: { documentId: id } }, now)
}
