import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { isMigrated, migrate, migrations, withoutForeignKeys } from '../migrate.ts'

const NAME = '20261121T1310-verified-addresses'
const BEFORE = '20261121T1300-undelivered-mail'

async function shopBefore() {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo(BEFORE)
  for (const [id, verifiedAt] of [
    ['a', '2026-11-01T10:00:00.000Z'],
    ['b', null],
  ])
    await sql`insert into customer_users (id, email, password, first_name, last_name, phone, email_verified_at, created_at)
      values (${id}, ${`${id}@example.fi`}, 'x', 'Aino', 'Korhonen', '040', ${verifiedAt}, '2026-10-01T10:00:00.000Z')`.execute(
      db,
    )
  await sql`insert into products (id, name, description, price_cents, image_url, category, created_at, updated_at)
    values ('1', 'Ark', 'Voima-asema', 335000, '/a.webp', 'power-stations', '', '')`.execute(db)
  await sql`insert into customer_sessions (token_hash, id, user_id, created_at, last_seen_at, expires_at)
    values ('t', 's', 'a', '', '', '')`.execute(db)
  await sql`insert into email_tokens (token_hash, purpose, email, user_id, created_at)
    values ('t', 'address-verification', 'b@example.fi', 'b', '')`.execute(db)
  await sql`insert into product_reviews (id, product_id, user_id, rating, created_at) values ('r', '1', 'a', 5, '')`.execute(
    db,
  )
  await sql`insert into chat_sessions (id, user_id, session_id, message, created_at) values ('c', 'a', 's', 'Hei', '')`.execute(
    db,
  )
  return { db, migrator }
}

it('keeps customers with all that hangs on them, and makes an address unique among the verified', async () => {
  const { db } = await shopBefore()
  await migrate(db)

  expect(await isMigrated(db)).toBe(true)
  const customers = await db
    .selectFrom('customer_users')
    .select(['id', 'phone', 'last_seen_at'])
    .orderBy('id')
    .execute()
  expect(customers).toEqual(['a', 'b'].map((id) => ({ id, phone: '040', last_seen_at: '2026-10-01T10:00:00.000Z' })))
  for (const [table, owner] of [
    ['customer_sessions', 'a'],
    ['email_tokens', 'b'],
    ['product_reviews', 'a'],
    ['chat_sessions', 'a'],
  ])
    expect((await sql`select user_id from ${sql.table(table ?? '')}`.execute(db)).rows).toEqual([{ user_id: owner }])

  await sql`update customer_users set email = 'a@example.fi' where id = 'b'`.execute(db)
  await expect(sql`update customer_users set email_verified_at = 'now' where id = 'b'`.execute(db)).rejects.toThrow(
    'UNIQUE',
  )
})

it('leaves foreign keys enforced: a deleted customer takes sessions and links along, and leaves reviews', async () => {
  const { db } = await shopBefore()
  await migrate(db)
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
  await sql`delete from customer_users`.execute(db)
  expect((await sql`select id from customer_sessions`.execute(db)).rows).toEqual([])
  expect((await sql`select token_hash from email_tokens`.execute(db)).rows).toEqual([])
  expect((await sql`select user_id from product_reviews`.execute(db)).rows).toEqual([{ user_id: null }])
})

it('changes nothing where it would delete sessions, or where rows already point at nothing', async () => {
  const enforced = await shopBefore()
  expect((await enforced.migrator.migrateTo(NAME)).error).toEqual(
    new Error('Foreign keys must be off while this migration runs'),
  )
  expect((await sql`select id from customer_sessions`.execute(enforced.db)).rows).toHaveLength(1)

  const broken = await shopBefore()
  await withoutForeignKeys(broken.db, async () => {
    await sql`update customer_sessions set user_id = 'nobody'`.execute(broken.db)
    expect((await broken.migrator.migrateTo(NAME)).error).toEqual(new Error('1 rows point at nothing'))
  })
  await expect(sql`select last_seen_at from customer_users`.execute(broken.db)).rejects.toThrow('no such column')
})
