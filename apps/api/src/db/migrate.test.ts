import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { ConfigError } from '../config.ts'
import { takeOrderNumbers } from '../features/orders/order-numbers.repo.ts'
import type { Database } from './database.ts'
import { isMigrated, migrate } from './migrate.ts'

let db: Kysely<Database>

beforeEach(async () => {
  db = await openTestDatabase()
})

const FIRST = '20261122T1500-shop'
const LATER = [
  '20261122T1600-order-vat',
  '20261122T1700-staff',
  '20261122T1815-passkeys',
  '20261122T1830-incoming-mails',
  '20261122T1930-lists',
  '20261122T1930-order-numbers',
]

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

const LIST_INDEXES = [
  ...['orders_total', 'orders_customer', 'orders_status_total', 'orders_status_customer'],
  ...['product_registrations_date', 'product_registrations_name'],
  ...['product_registrations_purchase', 'product_registrations_warranty', 'newsletter_subscriptions_date'],
  ...['outbox_date', 'outbox_recipient', 'product_reviews_date', 'product_reviews_rating'],
  ...['blog_posts_date', 'blog_posts_title'],
]

/** What has been added to the tables since the first release. */
async function takeBackLater() {
  await db.schema.dropIndex('orders_number').execute()
  await db.schema.alterTable('orders').dropColumn('number').execute()
  await db.schema.dropTable('order_numbers').execute()
  await db.schema.dropTable('saved_filters').execute()
  for (const index of LIST_INDEXES) await db.schema.dropIndex(index).execute()
  await db.schema.alterTable('orders').dropColumn('vat_percent').execute()
  for (const table of ['mailboxes', 'incoming_attachments', 'incoming_mails'])
    await db.schema.dropTable(table).execute()
  for (const index of ['contact_messages_acknowledgement', 'contact_replies_outbox'])
    await db.schema.dropIndex(index).execute()
  for (const column of ['acknowledgement_id', 'waiting_since'])
    await db.schema.alterTable('contact_messages').dropColumn(column).execute()
  const tables = ['staff_recovery_codes', 'staff_security', 'staff_passkeys', 'staff_challenges']
  for (const table of tables) await db.schema.dropTable(table).execute()
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

it('orders of before get their numbers in the order in which they were made, and the next one goes on from there', async () => {
  await takeBackLater()
  for (const [id, day] of [
    ['c0ffee00-0000-4000-8000-000000000002', '2026-11-20'],
    ['beefbeef-0000-4000-8000-000000000003', '2026-11-21'],
    ['deadbeef-0000-4000-8000-000000000001', '2026-11-19'],
  ] as const)
    await sql`insert into orders (id, customer_name, customer_email, customer_phone, shipping_address, shipping_postcode, shipping_city,
      total_amount_cents, search_text, ordered_on, created_at, updated_at)
      values (${id}, 'Aino', 'aino@example.fi', '+358 40 123-4567', 'Katu 1', '00100', 'Helsinki', 100, ${`${id}\naino`}, ${day}, ${day}, ${day})`.execute(
      db,
    )
  await haveRun(FIRST)

  await migrate(db)

  const orders = await db.selectFrom('orders').select(['number', 'id', 'search_text']).orderBy('number').execute()
  expect(orders.map(({ number, id }) => [number, id.slice(0, 8)])).toEqual([
    [1001, 'deadbeef'],
    [1002, 'c0ffee00'],
    [1003, 'beefbeef'],
  ])
  expect(orders[0]?.search_text).toBe('#1001\n#deadbeef-0000-4000-8000-000000000001\naino\n0401234567')
  expect(await takeOrderNumbers(db, 1)).toBe(1004)
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
