import { type ContactMessage, REPLY_UNDO_MS } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { deleteMail } from '../mail/mails.repo.ts'
import { lockContactMessage, updateContactMessage } from './contact.repo.ts'
import { isWaitingStatus } from './contact-choice.repo.ts'
import { deleteReply, findLastReply } from './contact-replies.repo.ts'

/**
 * Takes the last answer to a message back, as if it had not been: its mail does not leave, and the message is what it was before. Throws
 * `undo_expired` when the time is over, the mail has left, or another answer has come since. Undefined when the message is not there.
 */
export async function undoReply(
  db: Kysely<Database>,
  messageId: string,
  replyId: string,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ContactMessage | undefined> {
  const message = await lockContactMessage(db, messageId)
  if (!message) return undefined
  const reply = await findLastReply(db, messageId)
  const isOver = reply?.id !== replyId || now.getTime() >= Date.parse(reply.created_at) + REPLY_UNDO_MS
  if (isOver || !(await deleteMail(db, reply.outbox_id, now)))
    throw new ApiError('undo_expired', { detail: 'Vastaus on jo lähtenyt, eikä sitä voi enää kumota.' })
  await deleteReply(db, replyId)
  const { status, snoozed_until } = isWaitingStatus(message.status)
    ? message
    : { status: reply.status_before ?? 'read', snoozed_until: reply.snoozed_before }
  const after = await updateContactMessage(db, messageId, { status, snoozed_until }, undefined, now)
  await recordAudit(db, now, staff, {
    action: 'undo-reply',
    entity: 'contact_message',
    entityId: messageId,
    title: message.subject,
    before: { ...message, reply: replyId },
    after: { ...after, reply: null },
  })
  return after
}
