import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from './database.ts'
import { GroupedSqliteDialect } from './sqlite-dialect.ts'

/** Opens SQLite at `file` (':memory:' for tests) with WAL, full durability and foreign keys (architecture §5). */
export function connectSqlite(file: string): Kysely<Database> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  return new Kysely<Database>({ dialect: new GroupedSqliteDialect(sqlite) })
}

/** Opens a pool on PostgreSQL 15 or newer. 64-bit integers come as numbers: ours stay below 2^53. */
export async function connectPostgres(url: string): Promise<Kysely<Database>> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 10 }) }),
  })
}
