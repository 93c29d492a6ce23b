import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Database } from './database.ts'

const STATEMENTS_KEPT = 500

/** Opens SQLite at `file` (':memory:' for tests) with WAL, full durability and foreign keys (architecture §5). */
export function connectSqlite(file: string): Kysely<Database> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  return new Kysely<Database>({ dialect: new TransactionalSqlite({ database: keepStatements(sqlite) }) })
}

/** Opens a pool on PostgreSQL 15 or newer. 64-bit integers come as numbers: ours stay below 2^53. */
export async function connectPostgres(url: string): Promise<Kysely<Database>> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 10 }) }),
  })
}

/** Migrations run in a transaction here too: one that is cut short leaves nothing behind, and its rows cost one sync. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Prepares each SQL text once. Transactions take the write lock when they begin, because a read lock that
 * is upgraded later fails at once when another process has written in between. Booleans are stored as 0 and 1.
 */
function keepStatements(sqlite: SQLite.Database): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()

  function prepare(sql: string) {
    const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql)
    return {
      reader: statement.reader,
      all: (parameters: readonly unknown[]) => statement.all(parameters.map(toSqlite)),
      run: (parameters: readonly unknown[]) => statement.run(parameters.map(toSqlite)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(parameters.map(toSqlite)),
    }
  }

  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = prepare(sql)
      if (kept.size >= STATEMENTS_KEPT) kept.clear()
      kept.set(sql, statement)
      return statement
    },
  }
}

const toSqlite = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
