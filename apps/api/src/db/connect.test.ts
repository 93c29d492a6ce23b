import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectPostgres, connectSqlite } from './connect.ts'

it.runIf(process.env.TEST_POSTGRES_URL)('PostgreSQL that closes idle connections is asked anew', async () => {
  const url = process.env.TEST_POSTGRES_URL ?? ''
  const [db, keeper] = await Promise.all([connectPostgres(url), connectPostgres(url)])
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(keeper)
  await new Promise((later) => setTimeout(later, 200))
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  await Promise.all([db.destroy(), keeper.destroy()])
})

it('SQLite rolls back a migration that is cut short, so that it can run again', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        'half-way': {
          async up(database) {
            await database.schema.createTable('left_over').addColumn('id', 'text').execute()
            throw new Error('cut short')
          },
        },
      }),
    },
  })
  expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'cut short' })
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('left_over')
})

/** Another process that is making the database: it holds the empty file for a while. */
const HOLDER = `
  import { parentPort, workerData } from 'node:worker_threads'
  import SQLite from 'better-sqlite3'
  const sqlite = new SQLite(workerData)
  sqlite.exec('begin immediate')
  parentPort.postMessage('held')
  setTimeout(() => sqlite.exec('commit'), 300)
`

it('SQLite that another process is just making is waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-held-'))
  const file = join(folder, 'arkpax.sqlite')
  const address = new URL(
    `data:text/javascript,${encodeURIComponent(HOLDER.replace("'better-sqlite3'", JSON.stringify(import.meta.resolve('better-sqlite3'))))}`,
  )
  const holder = new Worker(address, { workerData: file })
  await new Promise((held) => holder.once('message', held))
  const db = connectSqlite(file)
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  await db.destroy()
  await holder.terminate()
  rmSync(folder, { recursive: true })
})
