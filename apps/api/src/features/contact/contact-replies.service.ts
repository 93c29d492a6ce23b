import type { ContactMessage, ContactMessageDetail } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readConversation, updateContactMessage } from './contact.repo.ts'
import { insertReply, listReplies } from './contact-replies.repo.ts'

/** Answers a message by mail, keeps the answer with it and sets it replied; undefined when the message is not there. */
export async function replyToMessage(
  db: Kysely<Database>,
  messageId: string,
  text: string,
  now: Date,
): Promise<ContactMessage | undefined> {
  const message = await updateContactMessage(db, messageId, { status: 'replied' }, now)
  if (!message) return undefined
  const replyId = uuidv7()
  const outboxId = await queueMail(db, { kind: 'contact-reply', to: message.email, payload: { replyId } }, now)
  await insertReply(db, { id: replyId, messageId, message: text, outboxId }, now)
  await recordAudit(db, now, { action: 'reply', entity: 'contact_message', entityId: messageId })
  return message
}

/** A message with the conversation that it continues and the answers to it. */
export const inDetail = async (db: Kysely<Database>, message: ContactMessage): Promise<ContactMessageDetail> => ({
  ...message,
  conversation: await readConversation(db, message.id),
  replies: await listReplies(db, message.id),
})
