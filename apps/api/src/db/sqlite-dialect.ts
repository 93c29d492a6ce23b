import type SQLite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely'
import { GroupCommit } from './group-commit.ts'
import { UNSYNCED } from './unsynced.ts'

const STATEMENTS_KEPT = 500

/** Kysely's dialect for better-sqlite3, with transactions that share their commits and statements that are prepared once. */
export class GroupedSqliteDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database

  constructor(sqlite: SQLite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override createDriver() {
    return new GroupedDriver(this.#sqlite)
  }

  override createAdapter() {
    return new GroupedAdapter()
  }
}

class GroupedAdapter extends SqliteAdapter {
  /** `GroupCommit` knows whose turn it is; Kysely's own queue would end a transaction only after its commit. */
  override get supportsMultipleConnections() {
    return true
  }

  /** Migrations run in a transaction here too: one that is cut short leaves nothing behind, and its rows cost one sync. */
  override get supportsTransactionalDdl() {
    return true
  }
}

class GroupedDriver implements Driver {
  readonly #sqlite: SQLite.Database
  readonly #turns: GroupCommit
  readonly #run: (query: CompiledQuery) => QueryResult<unknown>

  constructor(sqlite: SQLite.Database) {
    this.#sqlite = sqlite
    this.#turns = new GroupCommit(sqlite)
    this.#run = keepStatements(sqlite)
  }

  async init() {}

  async acquireConnection() {
    return new GroupedConnection(this.#turns, this.#run)
  }

  beginTransaction = (connection: GroupedConnection, { isolationLevel }: TransactionSettings) =>
    connection.begin(isolationLevel !== UNSYNCED)
  commitTransaction = (connection: GroupedConnection) => connection.commit()
  rollbackTransaction = (connection: GroupedConnection) => connection.rollback()

  async releaseConnection() {}

  destroy() {
    return this.#turns.alone(() => {
      this.#sqlite.close()
    })
  }
}

/** A caller's place at the one connection: its own from `begin` to `commit` or `rollback`, otherwise for a query at a time. */
class GroupedConnection implements DatabaseConnection {
  readonly #turns: GroupCommit
  readonly #run: (query: CompiledQuery) => QueryResult<unknown>
  #isInTransaction = false

  constructor(turns: GroupCommit, run: (query: CompiledQuery) => QueryResult<unknown>) {
    this.#turns = turns
    this.#run = run
  }

  async begin(isSynced: boolean) {
    await this.#turns.begin(isSynced)
    this.#isInTransaction = true
  }

  async commit() {
    this.#isInTransaction = false
    await this.#turns.commit()
  }

  /** Kysely also calls this when the commit itself has failed, and then nothing is left to undo. */
  async rollback() {
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    this.#turns.rollback()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#run(query) as QueryResult<R>
    return this.#isInTransaction ? run() : this.#turns.alone(run)
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query)
  }
}

/** Runs queries by statements that are prepared once for each text. Booleans are stored as 0 and 1. */
function keepStatements(sqlite: SQLite.Database) {
  const kept = new Map<string, SQLite.Statement>()

  function prepare(sql: string): SQLite.Statement {
    const known = kept.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    if (kept.size >= STATEMENTS_KEPT) kept.clear()
    kept.set(sql, statement)
    return statement
  }

  return ({ sql, parameters }: CompiledQuery): QueryResult<unknown> => {
    const statement = prepare(sql)
    const values = parameters.map(toSqlite)
    if (statement.reader) return { rows: statement.all(values) }
    const { changes, lastInsertRowid } = statement.run(values)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }
}

const toSqlite = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
