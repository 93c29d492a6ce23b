import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Keeps other transactions from changing a row before this one ends, so that what is read of it now is what is changed.
 * SQLite has one writing transaction at a time as it is.
 */
export async function lockRow(db: Kysely<Database>, table: keyof Database, key: Record<string, string | number>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  const [column = '', value = ''] = Object.entries(key)[0] ?? []
  await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} for update`.execute(db)
}
