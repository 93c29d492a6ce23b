import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { fillDatabase, openTestDatabase } from '../../../test/test-database.ts'
import { connectPostgres, connectSqlite } from '../../db/connect.ts'
import type { Database } from '../../db/database.ts'
import { takeBuild } from './publishing.repo.ts'

const opened: Kysely<Database>[] = []
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy()
})

/** Two connections of their own to one database, as two processes have them. */
async function twoProcesses(): Promise<[Kysely<Database>, Kysely<Database>]> {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) {
    const file = join(mkdtempSync(join(tmpdir(), 'arkpax-lease-')), 'arkpax.sqlite')
    const [one, other] = [connectSqlite(file), connectSqlite(file)]
    opened.push(one, other)
    await fillDatabase(one)
    return [one, other]
  }
  const one = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one)
  const url = new URL(server)
  url.pathname = rows[0]?.name ?? ''
  const other = await connectPostgres(url.href)
  opened.push(other)
  return [one, other]
}

it('of two processes that want to build in the same moment one does, and in the next round again one', async () => {
  const processes = await twoProcesses()
  for (let round = 0; round < 5; round += 1) {
    const now = new Date(Date.UTC(2026, 10, 22, 10, round))
    const tries = processes.flatMap((db, index) =>
      Array.from({ length: 4 }, (_, turn) => takeBuild(db, `${index}-${turn}`, 30_000, now)),
    )
    const taken = await Promise.all(tries)
    expect(taken.filter(Boolean)).toHaveLength(1)
  }
})
