import type { PageQuery } from '@arkpax/schema/paging'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toPage } from '../../db/keyset.ts'

/** The conversations that a customer took part in, latest begun first. */
export async function listConversationsOf(db: Kysely<Database>, userId: string, { limit }: Pick<PageQuery, 'limit'>) {
  const rows = await db
    .selectFrom('chat_sessions')
    .select(['id', 'session_id', 'message', 'created_at'])
    .where('starts_session', '=', true)
    .where('session_id', 'in', db.selectFrom('chat_sessions').select('session_id').where('user_id', '=', userId))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return toPage(
    rows,
    limit,
    ({ id }) => [id],
    ({ session_id, message, created_at }) => ({ id: session_id, first_message: message, started_at: created_at }),
  )
}

/** How many conversations a customer took part in. */
export async function countConversationsOf(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_sessions')
    .select((eb) => eb.fn.count<number>('session_id').distinct().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

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
