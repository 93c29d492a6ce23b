import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'

it('adds up the orders that are there by day, and leaves the units of cancelled ones out', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('20261121T1610-review-search')
  await sql`insert into products (id, name, description, price_cents, image_url, category, created_at, updated_at)
    values ('1', 'Ark PRO', 'Voima-asema', 100, '/a.webp', 'power-stations', '', '')`.execute(db)
  const orders = [
    ['a', 'pending', '2026-01-31', 2],
    ['b', 'pending', '2026-01-31', 3],
    ['c', 'cancelled', '2026-01-31', 4],
    ['d', 'delivered', '2026-02-01', 5],
  ] as const
  for (const [id, status, day, quantity] of orders) {
    await sql`insert into orders (id, customer_name, customer_email, shipping_address, shipping_postcode, shipping_city,
      total_amount_cents, status, search_text, ordered_on, created_at, updated_at)
      values (${id}, 'M', 'm', 'K', '0', 'H', ${quantity * 100}, ${status}, '', ${day}, '', '')`.execute(db)
    await sql`insert into order_items (id, order_id, product_id, product_name, quantity, price_cents, sold_on)
      values (${id}, ${id}, '1', 'Ark PRO', ${quantity}, 100, ${status === 'cancelled' ? null : day})`.execute(db)
  }

  const { error } = await migrator.migrateTo('20261121T1620-sales-by-day')

  expect(error).toBeUndefined()
  expect((await sql`select * from sales_days order by day, status`.execute(db)).rows).toEqual([
    { day: '2026-01-31', status: 'cancelled', orders: 1, cents: 400 },
    { day: '2026-01-31', status: 'pending', orders: 2, cents: 500 },
    { day: '2026-02-01', status: 'delivered', orders: 1, cents: 500 },
  ])
  expect((await sql`select * from product_sales_days order by day`.execute(db)).rows).toEqual([
    { day: '2026-01-31', product_id: '1', units: 5 },
    { day: '2026-02-01', product_id: '1', units: 5 },
  ])
})
