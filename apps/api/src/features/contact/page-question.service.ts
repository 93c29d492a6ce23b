import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { findContactMessage, reopenMessage } from './contact.repo.ts'
import { tellStaff } from './contact-mails.service.ts'
import { findMergedInto } from './contact-merge.repo.ts'
import { insertIncomingMail, isKnownMail } from './incoming-mails.repo.ts'

interface Question {
  messageId: string
  name: string
  email: string
  subject: string
  text: string
}

/**
 * Puts what a customer asks on a page into a conversation, as if it had come by mail, and opens that anew; the same question twice is one.
 * False when the conversation is not there.
 */
export async function askInConversation(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail'>,
  { messageId: asked, name, email, subject, text }: Question,
  now: Date,
): Promise<boolean> {
  const messageId = (await findMergedInto(db, asked)) ?? asked
  const message = await findContactMessage(db, messageId)
  if (!message) return false
  const contentHash = createHash('sha256').update(`page ${messageId} ${text}`).digest('base64url')
  if (await isKnownMail(db, contentHash)) return true
  const id = uuidv7()
  const row = {
    ...{ id, contact_message_id: messageId, mail_id: null, content_hash: contentHash, quoted: null },
    ...{ sender_name: name, sender_email: email, subject, text, is_other_sender: message.email !== email },
    ...{ too_large_bytes: null, received_at: now.toISOString() },
  }
  await insertIncomingMail(db, row, [])
  await reopenMessage(db, messageId, { text, receivedAt: now }, now)
  if (message.status !== 'new') await tellStaff(db, config, { messageId, incomingMailId: id }, now)
  return true
}
