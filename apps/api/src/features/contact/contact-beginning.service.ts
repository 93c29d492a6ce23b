import { type ContactBeginning, type ContactMessage, REPLY_UNDO_MS } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { queueMail } from '../mail/mail.service.ts'
import { deleteMail } from '../mail/mails.repo.ts'
import { forgetMessagesGone } from './audited-messages.repo.ts'
import {
  deleteContactMessage,
  findContactMessage,
  insertContactMessage,
  lockContactMessage,
  markReplied,
} from './contact.repo.ts'
import { findLastReply, insertReply, listReplies } from './contact-replies.repo.ts'
import { contactReply } from './contact-reply.mail.ts'

/**
 * Begins a conversation with a mail to somebody: a message without words of theirs, and our text as its first answer. The mail waits while
 * it can be taken back.
 */
export async function beginConversation(
  db: Kysely<Database>,
  { message: text, ...to }: ContactBeginning,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ContactMessage | undefined> {
  const id = await insertContactMessage(db, { ...to, message: '' }, [], now)
  await markReplied(db, id, now)
  const replyId = uuidv7()
  const sendAt = new Date(now.getTime() + REPLY_UNDO_MS)
  const outboxId = await queueMail(db, contactReply, { to: to.email, payload: { replyId }, sendAt }, now)
  const before = { status: 'replied', snoozed_until: null } as const
  await insertReply(db, { id: replyId, messageId: id, message: text, outboxId, before }, now)
  const message = await findContactMessage(db, id)
  await recordAudit(db, now, staff, {
    action: 'create',
    entity: 'contact_message',
    entityId: id,
    title: to.subject,
    after: message,
  })
  return message
}

/**
 * Takes a conversation that staff have begun back, with its mail. False when it is not there. Throws `undo_expired` when the time is
 * over, the mail has left, or more has been written.
 */
export async function undoConversation(
  db: Kysely<Database>,
  id: string,
  staff: SignedInStaffMember,
  now: Date,
): Promise<boolean> {
  const message = await lockContactMessage(db, id)
  if (!message) return false
  const reply = await findLastReply(db, id)
  const isFirst = message.message === '' && (await listReplies(db, [id])).length === 1
  const isOver = now.getTime() >= Date.parse(message.created_at) + REPLY_UNDO_MS
  if (!reply || !isFirst || isOver || !(await deleteMail(db, reply.outbox_id, now)))
    throw new ApiError('undo_expired', { detail: 'Viesti on jo lähtenyt, eikä sitä voi enää kumota.' })
  await deleteContactMessage(db, id)
  await forgetMessagesGone(db)
  await recordAudit(db, now, staff, { action: 'undo-create', entity: 'contact_message', entityId: id })
  return true
}
