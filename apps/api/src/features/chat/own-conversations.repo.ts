import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Conversations that the customer took part in, whole, as deleting the account deletes them; what came before the sign-in too. */
export async function readConversationsOf(db: Kysely<Database>, userId: string) {
  const messages = await db
    .selectFrom('chat_sessions')
    .select(['session_id', 'message', 'is_bot', 'helpful', 'created_at'])
    .where('session_id', 'in', db.selectFrom('chat_sessions').select('session_id').where('user_id', '=', userId))
    .orderBy('id')
    .execute()
  return messages.map(({ is_bot, helpful, ...message }) => ({
    ...message,
    is_bot: Boolean(is_bot),
    helpful: helpful === null ? null : Boolean(helpful),
  }))
}
