import type { ContactReply, ContactStatus, ReplyDelivery } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

interface NewReply {
  id: string
  messageId: string
  message: string
  /** The mail that carries it. */
  outboxId: string
  /** What the message was before it. */
  before: { status: ContactStatus; snoozed_until: string | null }
}

/** What became of the mail of an answer, as long as it is kept. */
interface JoinedMail {
  sent_at: string | null
  is_filed: boolean | null
  failed_at: string | null
}

/** Keeps an answer with the message that it answers. */
export async function insertReply(db: Kysely<Database>, reply: NewReply, now: Date): Promise<void> {
  await db
    .insertInto('contact_replies')
    .values({
      id: reply.id,
      contact_message_id: reply.messageId,
      message: reply.message,
      outbox_id: reply.outboxId,
      status_before: reply.before.status,
      snoozed_before: reply.before.snoozed_until,
      created_at: now.toISOString(),
    })
    .execute()
}

/** The newest answer to a message as it is stored; undefined without one. */
export async function findLastReply(db: Kysely<Database>, messageId: string) {
  return db
    .selectFrom('contact_replies')
    .selectAll()
    .where('contact_message_id', '=', messageId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function deleteReply(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('contact_replies').where('id', '=', id).execute()
}

/** The answers to messages, oldest first, with what has become of their mails. */
export async function listReplies(db: Kysely<Database>, messageIds: readonly string[]): Promise<ContactReply[]> {
  const rows = await db
    .selectFrom('contact_replies')
    .leftJoin('outbox', 'outbox.id', 'contact_replies.outbox_id')
    .select([
      'contact_replies.id',
      'message',
      'contact_replies.created_at',
      'sent_at',
      'is_filed',
      'failed_at',
      'last_error',
    ])
    .select('outbox.id as mail')
    .where('contact_message_id', 'in', messageIds)
    .orderBy('contact_replies.id')
    .execute()
  return rows.map(({ id, message, created_at, mail, sent_at, is_filed, failed_at, last_error }) => ({
    id,
    message,
    created_at,
    delivery: mail === null ? null : deliveryOf({ sent_at, is_filed, failed_at }),
    reason: sent_at ? null : last_error,
  }))
}

function deliveryOf({ sent_at, is_filed, failed_at }: JoinedMail): ReplyDelivery {
  if (sent_at) return is_filed ? 'filed' : 'sent'
  return failed_at ? 'failed' : 'waiting'
}

/** An answer and what it answers, as the mail needs them: the sender's last mail before it, or the message; undefined when either has been deleted. */
export async function findReplyForMail(db: Kysely<Database>, replyId: string): Promise<ReplyForMail | undefined> {
  const reply = await db
    .selectFrom('contact_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_replies.contact_message_id')
    .select([
      'contact_messages.id as message_id',
      'contact_messages.name',
      'contact_messages.email',
      'contact_messages.subject',
      'contact_messages.message as question',
      'contact_messages.created_at as asked_at',
      'contact_replies.message as answer',
      'contact_replies.created_at as answered_at',
    ])
    .where('contact_replies.id', '=', replyId)
    .executeTakeFirst()
  if (!reply) return undefined
  const { email, ...known } = reply
  const answered = await db
    .selectFrom('incoming_mails')
    .select(['text as question', 'received_at as asked_at'])
    .where('contact_message_id', '=', reply.message_id)
    .where('sender_email', '=', email)
    .where('received_at', '<', reply.answered_at)
    .where('is_automatic', '=', false)
    .orderBy('received_at', 'desc')
    .executeTakeFirst()
  return { ...known, ...answered }
}

export interface ReplyForMail {
  message_id: string
  name: string
  subject: string
  question: string
  asked_at: string
  answer: string
  answered_at: string
}
