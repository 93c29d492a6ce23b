import { type ContactMessage, type ContactMessageDetail, REPLY_UNDO_MS } from '@arkpax/schema/contact'
import type { Received } from '@arkpax/schema/endpoints'
import { orderNumbersIn } from '@arkpax/schema/order-names'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findContactMessage, lockContactMessage, readConversation, updateContactMessage } from './contact.repo.ts'
import { findMergedInto, listOtherMessages, listParts } from './contact-merge.repo.ts'
import { refusePart } from './contact-merge.service.ts'
import { listNotes } from './contact-notes.repo.ts'
import { insertReply, listReplies } from './contact-replies.repo.ts'
import { contactReply } from './contact-reply.mail.ts'
import { listIncomingMails } from './incoming-mails.repo.ts'

/**
 * Answers a message by mail, keeps the answer with it and sets it replied, or resolved. The mail waits while the answer can be taken back. Undefined when the message is not there, or not at
 * `version` where one is given.
 */
export async function replyToMessage(
  db: Kysely<Database>,
  messageId: string,
  { message: text, resolve }: Received<'POST /api/admin/contact-messages/{id}/replies', 'body'>,
  version: number | undefined,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ContactMessage | undefined> {
  await refusePart(db, messageId)
  const before = await lockContactMessage(db, messageId)
  const status = resolve ? 'resolved' : 'replied'
  const message = await updateContactMessage(db, messageId, { status }, version, now)
  if (!before || !message) return undefined
  const replyId = uuidv7()
  const sendAt = new Date(now.getTime() + REPLY_UNDO_MS)
  const outboxId = await queueMail(db, contactReply, { to: message.email, payload: { replyId }, sendAt }, now)
  await insertReply(db, { id: replyId, messageId, message: text, outboxId, before }, now)
  await recordAudit(db, now, staff, {
    action: 'reply',
    entity: 'contact_message',
    entityId: messageId,
    title: message.subject,
    before,
    after: message,
  })
  return message
}

/** What others keep that belongs to messages; whoever mounts the calls hands it in, because they know the messages and not the other way. */
export interface KeptOfMessages {
  /** The orders that were made from a message, oldest first. */
  ordersFrom(db: Kysely<Database>, messageId: string): Promise<ContactMessageDetail['orders']>
  /** The orders of an address among those of these numbers. */
  ordersNumbered(
    db: Kysely<Database>,
    email: string,
    numbers: readonly number[],
  ): Promise<ContactMessageDetail['orders']>
  /** What has become of the offers of these messages. */
  offerTurns(db: Kysely<Database>, messageIds: readonly string[]): Promise<ContactMessageDetail['offer_turns']>
}

/** What has been written back and forth about these messages. */
const readThread = async (db: Kysely<Database>, messageIds: readonly string[]) => ({
  replies: await listReplies(db, messageIds),
  mails: await listIncomingMails(db, messageIds),
})

/** A message with the conversation that it continues, its thread and the orders that were made from it. */
export const inDetail = async (
  db: Kysely<Database>,
  message: ContactMessage,
  kept: KeptOfMessages,
): Promise<ContactMessageDetail> => ({
  ...message,
  conversation: await readConversation(db, message.id),
  ...(await readWhole(db, message, kept)),
})

/** What belongs to a message and to those that were merged into it. */
async function readWhole(db: Kysely<Database>, message: ContactMessage, kept: KeptOfMessages) {
  const { id, email } = message
  const parts = await listParts(db, id)
  const ids = [id, ...parts.map((part) => part.id)]
  const thread = await readThread(db, ids)
  const orders = (await Promise.all(ids.map((each) => kept.ordersFrom(db, each)))).flat()
  const texts = [message, ...parts].flatMap(({ subject, message: text }) => [subject, text])
  const mailed = thread.mails.flatMap(({ subject, text }) => [subject, text])
  const named = await kept.ordersNumbered(db, email, orderNumbersIn([...texts, ...mailed].join('\n')))
  return {
    ...thread,
    orders: orders.sort((one, other) => one.created_at.localeCompare(other.created_at)),
    named_orders: named.filter(({ id: other }) => !orders.some((order) => order.id === other)),
    offer_turns: await kept.offerTurns(db, ids),
    notes: await listNotes(db, ids),
    merged_into: await findMergedInto(db, id),
    parts,
    others: await listOtherMessages(db, id, email),
  }
}

/** One message in detail; undefined when it is not there. */
export async function findInDetail(
  db: Kysely<Database>,
  id: string,
  kept: KeptOfMessages,
): Promise<ContactMessageDetail | undefined> {
  const message = await findContactMessage(db, id)
  return message && inDetail(db, message, kept)
}
