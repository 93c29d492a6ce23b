import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the mails of a conversation before a moment are called, oldest first: our acknowledgement, our answers, what came in. */
export async function listMailsOfThread(db: Kysely<Database>, messageId: string, before: Date): Promise<string[]> {
  const at = before.toISOString()
  const acknowledged = await db
    .selectFrom('contact_messages')
    .select(['acknowledgement_id as id', 'created_at as at'])
    .where('id', '=', messageId)
    .where('created_at', '<', at)
    .execute()
  const sent = await db
    .selectFrom('contact_replies')
    .select(['outbox_id as id', 'created_at as at'])
    .where('contact_message_id', '=', messageId)
    .where('created_at', '<', at)
    .execute()
  const received = await db
    .selectFrom('incoming_mails')
    .select(['mail_id as id', 'received_at as at'])
    .where('contact_message_id', '=', messageId)
    .where('received_at', '<=', at)
    .execute()
  return [...received, ...acknowledged, ...sent]
    .sort((one, other) => one.at.localeCompare(other.at))
    .flatMap(({ id }) => id ?? [])
}

/** The message whose acknowledgement or answer was one of these mails of ours. */
export async function findThreadOfOurs(
  db: Kysely<Database>,
  outboxIds: readonly string[],
): Promise<string | undefined> {
  if (outboxIds.length === 0) return undefined
  const answered = await db
    .selectFrom('contact_replies')
    .select('contact_message_id as id')
    .where('outbox_id', 'in', outboxIds)
    .executeTakeFirst()
  if (answered) return answered.id
  const acknowledged = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('acknowledgement_id', 'in', outboxIds)
    .executeTakeFirst()
  return acknowledged?.id
}

/** The message that one of these mails of the same sender belongs to. */
export async function findThreadOfTheirs(
  db: Kysely<Database>,
  mailIds: readonly string[],
  senderEmail: string,
): Promise<string | undefined> {
  if (mailIds.length === 0) return undefined
  const found = await db
    .selectFrom('incoming_mails')
    .select('contact_message_id as id')
    .where('mail_id', 'in', mailIds)
    .where('sender_email', '=', senderEmail)
    .executeTakeFirst()
  return found?.id
}

/** Whether a machine at an address has answered in a conversation since we last wrote. */
export async function hasMachineAnswered(
  db: Kysely<Database>,
  messageId: string,
  senderEmail: string,
): Promise<boolean> {
  const last = await db
    .selectFrom('contact_replies')
    .select('created_at')
    .where('contact_message_id', '=', messageId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const answer = await db
    .selectFrom('incoming_mails')
    .select('id')
    .where('contact_message_id', '=', messageId)
    .where('sender_email', '=', senderEmail)
    .where('is_automatic', '=', true)
    .where('received_at', '>=', last?.created_at ?? '')
    .executeTakeFirst()
  return answer !== undefined
}
