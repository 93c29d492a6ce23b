import type { IncomingMail } from '@arkpax/schema/incoming-mail'
import type { Insertable, Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { IncomingAttachmentTable, IncomingMailTable } from './incoming-mails.table.ts'

export type NewIncomingMail = Insertable<IncomingMailTable>
export type NewAttachment = Omit<IncomingAttachmentTable, 'id' | 'incoming_mail_id'>

/** Keeps a mail with its message. */
export async function insertIncomingMail(
  db: Kysely<Database>,
  mail: NewIncomingMail,
  attachments: readonly NewAttachment[],
): Promise<void> {
  await db.insertInto('incoming_mails').values(mail).execute()
  for (const attachment of attachments)
    await db
      .insertInto('incoming_attachments')
      .values({ id: uuidv7(), incoming_mail_id: mail.id, ...attachment })
      .execute()
}

/** Whether this mail, or a copy of it, is kept already. */
export async function isKnownMail(db: Kysely<Database>, contentHash: string): Promise<boolean> {
  const known = db.selectFrom('incoming_mails').select('id').where('content_hash', '=', contentHash)
  return (await known.executeTakeFirst()) !== undefined
}

/** The messages that a sender has begun by mail since a moment, newest first and at most `limit`. */
export async function listBegunBy(db: Kysely<Database>, senderEmail: string, since: Date, limit: number) {
  const begun = await db
    .selectFrom('incoming_mails')
    .select('contact_message_id as id')
    .where('sender_email', '=', senderEmail)
    .where('starts_message', '=', true)
    .where('received_at', '>=', since.toISOString())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return begun.map(({ id }) => id)
}

/** The mails that came in to messages, oldest first, each with its attachments. */
export async function listIncomingMails(db: Kysely<Database>, messageIds: readonly string[]): Promise<IncomingMail[]> {
  const mails = await db
    .selectFrom('incoming_mails')
    .select(['id', 'sender_name', 'sender_email', 'subject', 'text', 'quoted', 'starts_message', 'is_automatic'])
    .select(['is_other_sender', 'too_large_bytes', 'received_at'])
    .where('contact_message_id', 'in', messageIds)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  if (mails.length === 0) return []
  const attachments = await db
    .selectFrom('incoming_attachments')
    .select(['id', 'incoming_mail_id', 'name', 'size', 'refusal'])
    .where(
      'incoming_mail_id',
      'in',
      mails.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const attachmentsOf = Map.groupBy(attachments, ({ incoming_mail_id }) => incoming_mail_id)
  return mails.map((mail) => ({
    ...mail,
    starts_message: Boolean(mail.starts_message),
    is_automatic: Boolean(mail.is_automatic),
    is_other_sender: Boolean(mail.is_other_sender),
    attachments: (attachmentsOf.get(mail.id) ?? []).map(({ incoming_mail_id, ...attachment }) => attachment),
  }))
}

/** What a mail says and who sent it, as staff are told; undefined when it is not there. */
export const findIncomingMail = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('incoming_mails')
    .select(['sender_name as name', 'sender_email as email', 'text as message', 'received_at as created_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** A file that was kept; undefined when it is not there, or was left out. */
export async function findAttachment(
  db: Kysely<Database>,
  id: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const file = await db
    .selectFrom('incoming_attachments')
    .select(['name', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  return file?.content ? { name: file.name, content: file.content } : undefined
}
