import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { connectPostgres, connectSqlite } from '../src/db/connect.ts'
import type { Database } from '../src/db/database.ts'

/** An empty database for several connections and processes at once. */
export interface SharedDatabase {
  /** The settings of a server on it. */
  env: Record<string, string>
  /** One more connection, or pool of them, as a process of its own has. */
  connect: () => Promise<Kysely<Database>>
}

/** Makes one in SQLite's file, or on the server that `TEST_POSTGRES_URL` names (`scripts/test-postgres.ts`). */
export async function makeSharedDatabase(): Promise<SharedDatabase> {
  const server = process.env.TEST_POSTGRES_URL
  if (server) return makeOnPostgres(server)
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-shared-'))
  return { env: { DATA_DIR: folder }, connect: async () => connectSqlite(join(folder, 'arkpax.sqlite')) }
}

async function makeOnPostgres(server: string): Promise<SharedDatabase> {
  const url = new URL(server)
  url.pathname = `shared_${randomUUID().replaceAll('-', '')}`
  const keeper = await connectPostgres(server)
  await sql`create database ${sql.id(url.pathname.slice(1))}`.execute(keeper)
  await keeper.destroy()
  return { env: { DATABASE_URL: url.href }, connect: () => connectPostgres(url.href) }
}
