import type { ContactMessage, ContactMessageDetail } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findContactMessage, lockContactMessage, readConversation, updateContactMessage } from './contact.repo.ts'
import { insertReply, listReplies } from './contact-replies.repo.ts'
import { contactReply } from './contact-reply.mail.ts'
import { listIncomingMails } from './incoming-mails.repo.ts'

/**
 * Answers a message by mail, keeps the answer with it and sets it replied. Undefined when the message is not there, or not at
 * `version` where one is given.
 */
export async function replyToMessage(
  db: Kysely<Database>,
  messageId: string,
  text: string,
  version: number | undefined,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ContactMessage | undefined> {
  const before = await lockContactMessage(db, messageId)
  const message = await updateContactMessage(db, messageId, { status: 'replied' }, version, now)
  if (!message) return undefined
  const replyId = uuidv7()
  const outboxId = await queueMail(db, contactReply, { to: message.email, payload: { replyId } }, now)
  await insertReply(db, { id: replyId, messageId, message: text, outboxId }, now)
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

/** The orders that were made from a message, oldest first. */
export type OrdersFrom = (db: Kysely<Database>, messageId: string) => Promise<ContactMessageDetail['orders']>

/** What has been written back and forth about these messages. */
const readThread = async (db: Kysely<Database>, messageIds: readonly string[]) => ({
  replies: await listReplies(db, messageIds),
  mails: await listIncomingMails(db, messageIds),
})

/** A message with the conversation that it continues, its thread and the orders that were made from it. */
export const inDetail = async (
  db: Kysely<Database>,
  message: ContactMessage,
  ordersFrom: OrdersFrom,
): Promise<ContactMessageDetail> => ({
  ...message,
  conversation: await readConversation(db, message.id),
  ...(await readThread(db, [message.id])),
  orders: await ordersFrom(db, message.id),
})

/** One message in detail; undefined when it is not there. */
export async function findInDetail(
  db: Kysely<Database>,
  id: string,
  ordersFrom: OrdersFrom,
): Promise<ContactMessageDetail | undefined> {
  const message = await findContactMessage(db, id)
  return message && inDetail(db, message, ordersFrom)
}
