import { STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { documentMail } from './document.mail.ts'
import { issueDocument } from './issue-document.service.ts'
import { listOrdersWithoutReceipt, listReceiptsToTakeBack } from './paid-orders.repo.ts'

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
    await db.transaction().execute(async (transaction) => {
      const wanted = { kind: 'credit_note' as const, orderId, credits: { documentId, ...credits } }
      const { id, buyer_email: to } = await issueDocument(transaction, wanted, now)
      if (to) await queueMail(transaction, documentMail, { to, payload: { documentId: id } }, now)
    })
}
