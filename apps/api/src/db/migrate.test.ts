import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'
import { isMigrated, migrate } from './migrate.ts'

let db: Kysely<Database>

beforeEach(async () => {
  db = await openTestDatabase()
})

const FIRST = '20261122T1500-shop'
const LATER = ['20261122T1600-order-vat', '20261122T1700-staff']

/** Makes the tables look as if the steps of before the first release had made them. */
async function haveRun(...names: string[]) {
  await sql`delete from kysely_migration`.execute(db)
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-22')`.execute(db)
}

const STAFF_COLUMNS = [
  ...['name', 'email', 'role', 'totp_secret', 'totp_step', 'totp_pending_secret'],
  ...['invitation_id', 'invitation_hash', 'invitation_expires_at', 'version'],
]

/** What has been added to the tables since the first release. */
async function takeBackLater() {
  await db.schema.alterTable('orders').dropColumn('vat_percent').execute()
  for (const table of ['staff_recovery_codes', 'staff_security']) await db.schema.dropTable(table).execute()
  for (const index of ['users_email', 'admin_sessions_user']) await db.schema.dropIndex(index).execute()
  await db.schema.alterTable('admin_sessions').dropColumn('user_agent').execute()
  for (const column of STAFF_COLUMNS) await db.schema.alterTable('users').dropColumn(column).execute()
}

async function namesOfRun() {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

it('a database of before the first release keeps its rows, also where two processes start at once', async () => {
  await db.updateTable('products').set({ stock: 17 }).where('id', '=', '1').execute()
  await takeBackLater()
  await haveRun('20261121T0900-shop', '20261121T0901-customers-mail-service', '20261122T1400-product-status')

  await Promise.all([migrate(db), migrate(db)])

  expect(await isMigrated(db)).toBe(true)
  expect(await namesOfRun()).toContain(FIRST)
  expect(await db.selectFrom('products').select('stock').where('id', '=', '1').executeTakeFirst()).toEqual({
    stock: 17,
  })
})

it('one that did not come to the end of that time is left as it is, and told what to do', async () => {
  const unfinished = ['20261121T0900-shop', '20261121T0901-customers-mail-service']
  await haveRun(...unfinished)

  const migrating = migrate(db)

  await expect(migrating).rejects.toThrow(ConfigError)
  await expect(migrating).rejects.toThrow('older than the first release')
  expect(await isMigrated(db)).toBe(false)
  expect(await namesOfRun()).toEqual(unfinished)
  await haveRun(FIRST, ...LATER)
})

it('SQLite enforces foreign keys after the tables are made', async () => {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
})
