import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { documentMail } from './document.mail.ts'
import { issueDocument, type NewDocument } from './issue-document.service.ts'
import { listOrdersWithoutReceipt, listReceiptsToTakeBack } from './paid-orders.repo.ts'

/** How many are made in one turn, so that nobody waits for them. */
const AT_ONCE = 50

/** Makes the receipts of orders that have been paid in full meanwhile, and mails them: so customers hear that their money has come. */
export async function issueReceipts(db: Kysely<Database>, now: Date): Promise<void> {
  for (const orderId of await listOrdersWithoutReceipt(db, now, AT_ONCE))
    await issueAndMail(db, { kind: 'receipt', orderId }, now)
}

/** Credits the receipts of orders that were cancelled and whose money has all been given back, and mails the credit notes. */
export async function takeBackReceipts(db: Kysely<Database>, now: Date): Promise<void> {
  const credits = { reason: 'Tilaus peruutettiin, ja maksu palautettiin.' }
  for (const { documentId, orderId } of await listReceiptsToTakeBack(db, AT_ONCE))
    await issueAndMail(db, { kind: 'credit_note', orderId, credits: { documentId, ...credits } }, now)
}

const issueAndMail = (db: Kysely<Database>, wanted: NewDocument, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { id, buyer_email: to } = await issueDocument(transaction, wanted, now)
    if (to) await queueMail(transaction, documentMail, { to, payload: { documentId: id } }, now)
  })
