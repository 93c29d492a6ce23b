import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'
import { isHeld } from './retry.ts'
import { GroupedSqliteDialect } from './sqlite-dialect.ts'

/**
 * Opens SQLite at `file` (':memory:' for tests) with WAL, full durability and foreign keys. Throws a ConfigError where nothing
 * can be written there.
 */
export function connectSqlite(file: string): Kysely<Database> {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    return new Kysely<Database>({ dialect: new GroupedSqliteDialect(openSqlite(file)) })
  } catch (error) {
    throw new ConfigError(`Invalid DATA_DIR: ${file} cannot be written (${reasonOf(error)})`)
  }
}

/** Opens the driver's database at `file`, or the one in memory whose bytes are given. */
export function openSqlite(file: string | Buffer): SQLite.Database {
  const sqlite = new SQLite(file)
  keepLog(sqlite)
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // SQLite itself would wait inside the event loop; from here on `GroupCommit` waits beside it.
  sqlite.pragma('busy_timeout = 0')
  return sqlite
}

/** Another process that makes the same new file holds it for so long at most. */
const OPENING_MS = 5_000
const OPENING_PAUSE_MS = 20

/** Turns the write-ahead log on. SQLite does not wait by itself where another process is about to write the first page. */
function keepLog(sqlite: SQLite.Database): void {
  const began = performance.now()
  for (;;) {
    try {
      sqlite.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!isHeld(error) || performance.now() - began > OPENING_MS) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPENING_PAUSE_MS)
    }
  }
}

/**
 * Opens a pool on PostgreSQL 15 or newer. 64-bit integers come as numbers: ours stay below 2^53. Throws a ConfigError where
 * no such server answers.
 */
export async function connectPostgres(url: string): Promise<Kysely<Database>> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that the server closes is replaced by the next query; without a listener it ends the process.
  pool.on('error', () => {})
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw new ConfigError(`Invalid DATABASE_URL: the server does not answer (${reasonOf(error)})`)
  }
}

/** Several addresses that were tried in vain have a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error && String(error.code)) || error.name
}
