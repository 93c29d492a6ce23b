import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The moment by the clock of the database. */
export async function readDatabaseClock(db: Kysely<Database>): Promise<Date> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const now = isSqlite
    ? sql<number>`unixepoch('now', 'subsec') * 1000.0`
    : sql<number>`extract(epoch from clock_timestamp()) * 1000`
  const { ms } = await db.selectNoFrom(now.as('ms')).executeTakeFirstOrThrow()
  return new Date(Number(ms))
}
