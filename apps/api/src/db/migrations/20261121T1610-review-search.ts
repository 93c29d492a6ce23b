import { type Kysely, SqliteAdapter } from 'kysely'
import { indexOnPostgres, indexOnSqlite } from './20261121T1600-text-search.ts'

/** Reviews are searched like the other lists, and conversations that did not help are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = db.getExecutor().adapter instanceof SqliteAdapter ? indexOnSqlite : indexOnPostgres
  await index(db, [['product_reviews', 'search_text']])
  await db.schema.createIndex('chat_sessions_helpful').on('chat_sessions').columns(['helpful', 'session_id']).execute()
}
