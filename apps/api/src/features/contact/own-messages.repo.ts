import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toConversation } from './contact.repo.ts'

/** Messages to customer service with the conversation that was handed over and the answers that were mailed. */
export async function readMessagesOf(db: Kysely<Database>, email: string) {
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'conversation', 'status', 'created_at', 'updated_at'])
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
  return messages.map(({ conversation, ...sent }) => ({
    ...sent,
    conversation: toConversation(conversation),
    replies: (repliesTo.get(sent.id) ?? []).map(({ message, created_at }) => ({ message, created_at })),
  }))
}

/** Deletes messages whose matter was last touched before this moment, once it has been seen to. */
export async function deleteMessagesDoneBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('status', 'in', ['replied', 'resolved'])
    .where('updated_at', '<', moment.toISOString())
    .execute()
}
