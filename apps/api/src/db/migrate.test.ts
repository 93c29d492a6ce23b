import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../test/test-database.ts'
import { ConfigError } from '../config.ts'
import { takeOrderNumbers } from '../features/orders/order-numbers.repo.ts'
import type { Database } from './database.ts'
import { isMigrated, migrate } from './migrate.ts'
import * as firstMigration from './migrations/20261122T1500-shop.ts'
import * as sendingTakenBack from './migrations/20261130T1100-sending-taken-back.ts'

const FIRST = '20261122T1500-shop'

/** A database as the first release made it. */
let db: Kysely<Database>

beforeEach(async () => {
  db = await openEmptyDatabase()
  const getMigrations = async () => ({ [FIRST]: firstMigration })
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
  expect(error).toBeUndefined()
})

afterEach(() => db.destroy())

/** Makes the tables look as if the steps of before the first release had made them. */
async function haveRun(...names: string[]) {
  await sql`delete from kysely_migration`.execute(db)
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-22')`.execute(db)
}

async function namesOfRun() {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

it('a database of before the first release keeps its rows, also where two processes start at once', async () => {
  await sql`insert into faq_sections (id, title, position) values ('yleista', 'Yleistä', 1)`.execute(db)
  await haveRun('20261121T0900-shop', '20261121T0901-customers-mail-service', '20261122T1400-product-status')

  await Promise.all([migrate(db), migrate(db)])

  expect(await isMigrated(db)).toBe(true)
  expect(await namesOfRun()).toContain(FIRST)
  expect(await db.selectFrom('faq_sections').select('title').execute()).toEqual([{ title: 'Yleistä' }])
})

it('orders of before get their numbers in the order in which they were made, and the next one goes on from there', async () => {
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

it('messages of before are due by the hours of now, over weekends, holidays and summer time', async () => {
  const day = { opens: '09:00', closes: '17:00' }
  const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
  const exceptions = [{ day: '2026-11-03', note: '', times: null }]
  const settings = { hours: { week, closedOnHolidays: true, exceptions }, terms: { replyOfficeHours: 8 } }
  for (const [group, value] of Object.entries(settings))
    await sql`insert into settings ("group", value, updated_at) values (${group}, ${JSON.stringify(value)}, '2026-11-22')`.execute(
      db,
    )
  const dueOf = {
    '2026-10-23T09:00:00.000Z': '2026-10-26T10:00:00.000Z',
    '2026-11-02T10:00:00.000Z': '2026-11-04T10:00:00.000Z',
    '2026-12-23T12:00:00.000Z': '2026-12-28T12:00:00.000Z',
  }
  for (const at of Object.keys(dueOf))
    await sql`insert into contact_messages (id, name, email, subject, message, status, search_text, created_at, updated_at)
      values (${at}, 'Aino', 'aino@example.fi', 'Aihe', 'Hei!', 'new', 'aino', ${at}, ${at})`.execute(db)

  await migrate(db)

  const messages = await db.selectFrom('contact_messages').select(['id', 'reply_due_at']).execute()
  expect(Object.fromEntries(messages.map(({ id, reply_due_at }) => [id, reply_due_at]))).toEqual(dueOf)
})

it('what is kept for a customer was kept by the offer that was sent last', async () => {
  await migrate(db)
  for (const column of ['holds_stock', 'reminded_before', 'message_status_before'])
    await db.schema.alterTable('offer_revisions').dropColumn(column).execute()
  await sql`insert into offer_terms (digest, content, created_at) values ('d', '{}', '2026-11-22')`.execute(db)
  for (const [number, id] of ['kept', 'free'].entries()) {
    await sql`insert into offers (id, number, status, customer_name, customer_email, valid_until, holds_stock, reminds,
      total_amount_cents, search_text, created_at, updated_at)
      values (${id}, ${number}, 'sent', 'Aino', 'aino@example.fi', '2026-12-05', false, true, 0, '', '2026-11-22', '2026-11-22')`.execute(
      db,
    )
    await sql`insert into offer_revisions (offer_id, revision, content, terms_digest, status_before, sent_at)
      values (${id}, 1, '{}', 'd', 'draft', '2026-11-22')`.execute(db)
  }
  await sql`insert into products (id, name, category, image_url, price_cents, description, created_at, updated_at)
    values ('p', 'Ark', 'c', '', 100, '', '2026-11-22', '2026-11-22')`.execute(db)
  await sql`insert into stock_reservations (id, product_id, quantity, reserved_until, reason_kind, reason_id, note, created_at)
    values ('r', 'p', 1, '2026-12-05', 'offer', 'kept', '', '2026-11-22')`.execute(db)

  await sendingTakenBack.up(db as unknown as Kysely<unknown>)

  const revisions = await db
    .selectFrom('offer_revisions')
    .select(['offer_id', 'holds_stock'])
    .orderBy('offer_id')
    .execute()
  expect(revisions.map(({ offer_id, holds_stock }) => [offer_id, Boolean(holds_stock)])).toEqual([
    ['free', false],
    ['kept', true],
  ])
})

it('one that did not come to the end of that time is left as it is, and told what to do', async () => {
  const unfinished = ['20261121T0900-shop', '20261121T0901-customers-mail-service']
  await haveRun(...unfinished)

  const migrating = migrate(db)

  await expect(migrating).rejects.toThrow(ConfigError)
  await expect(migrating).rejects.toThrow('older than the first release')
  expect(await isMigrated(db)).toBe(false)
  expect(await namesOfRun()).toEqual(unfinished)
})

it('SQLite enforces foreign keys after the tables are made', async () => {
  await migrate(db)
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
})
