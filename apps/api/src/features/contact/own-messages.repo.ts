import type { PageQuery } from '@arkpax/schema/paging'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toPage } from '../../db/keyset.ts'
import { toConversation } from './contact.repo.ts'
import { toInquiry } from './contact-inquiry.ts'

/** The messages of an address, newest first. */
export async function listMessagesOf(db: Kysely<Database>, email: string, { limit }: Pick<PageQuery, 'limit'>) {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'status', 'created_at'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return toPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => row,
  )
}

/** Messages to customer service with the conversation that was handed over and the answers that were mailed. */
export async function readMessagesOf(db: Kysely<Database>, email: string) {
  const messages = await db
    .selectFrom('contact_messages')
    .select([
      'id',
      'name',
      'email',
      'subject',
      'message',
      'inquiry',
      'conversation',
      'status',
      'created_at',
      'updated_at',
    ])
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  const replies = await db
    .selectFrom('contact_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_replies.contact_message_id')
    .select(['contact_message_id', 'contact_replies.message', 'contact_replies.created_at'])
    .where('contact_messages.email', '=', email)
    .orderBy('contact_replies.id')
    .execute()
  const repliesTo = Map.groupBy(replies, ({ contact_message_id }) => contact_message_id)
  return messages.map(({ conversation, inquiry, ...sent }) => ({
    ...sent,
    inquiry: toInquiry(inquiry),
    conversation: toConversation(conversation),
    replies: (repliesTo.get(sent.id) ?? []).map(({ message, created_at }) => ({ message, created_at })),
  }))
}

/** The mails that a person has sent to customer service, with the names and sizes of what was with them. */
export async function readMailsFrom(db: Kysely<Database>, email: string) {
  const mails = await db
    .selectFrom('incoming_mails')
    .select(['id', 'contact_message_id', 'sender_name', 'sender_email', 'subject', 'text', 'quoted', 'received_at'])
    .where('sender_email', '=', email)
    .orderBy('id')
    .execute()
  const attachments = await db
    .selectFrom('incoming_attachments')
    .innerJoin('incoming_mails', 'incoming_mails.id', 'incoming_attachments.incoming_mail_id')
    .select(['incoming_mail_id', 'name', 'size'])
    .where('sender_email', '=', email)
    .orderBy('incoming_attachments.id')
    .execute()
  const attachmentsOf = Map.groupBy(attachments, ({ incoming_mail_id }) => incoming_mail_id)
  return mails.map(({ id, ...mail }) => ({
    ...mail,
    attachments: (attachmentsOf.get(id) ?? []).map(({ name, size }) => ({ name, size })),
  }))
}

const DONE = ['replied', 'resolved'] as const

/** How many messages of an address have been seen to, and how many wait; a part is counted with the message that it is of, whatever it was itself. */
export async function countMessagesOf(db: Kysely<Database>, email: string) {
  const rows = await db
    .selectFrom('contact_messages')
    .select('status')
    .where('email', '=', email)
    .where('merged_into', 'is', null)
    .execute()
  const done = rows.filter(({ status }) => DONE.some((one) => one === status)).length
  return { done, open: rows.length - done }
}

/** Deletes the messages of an address that have been seen to, with the answers and the parts. */
export async function deleteDoneMessagesOf(db: Kysely<Database>, email: string): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('email', '=', email)
    .where('status', 'in', DONE)
    .where('merged_into', 'is', null)
    .execute()
}

/** Deletes messages whose matter was last touched before this moment, once it has been seen to; parts go with the message they are of. */
export async function deleteMessagesDoneBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('status', 'in', DONE)
    .where('merged_into', 'is', null)
    .where('updated_at', '<', moment.toISOString())
    .execute()
}
