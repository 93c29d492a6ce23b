import { type Kysely, SqliteAdapter } from 'kysely'

/**
 * A search without matches reads every order. In SQLite it reads them from an index that holds the searched text too, half
 * the work of reading the rows. PostgreSQL keeps the shorter index: its index rows have a limit that long texts exceed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await db.schema.createIndex('orders_search').on('orders').columns(['created_at', 'id', 'search_text']).execute()
  await db.schema.dropIndex('orders_order').execute()
}
