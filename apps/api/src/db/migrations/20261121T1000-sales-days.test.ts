import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'

it('gives orders that are there already their Finnish day, and their lines the day they count as sold', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('20261121T0901-customers-mail-service')
  await sql`insert into products (id, name, description, price_cents, image_url, category, created_at, updated_at)
    values ('1', 'Ark PRO', 'Voima-asema', 335000, '/a.webp', 'power-stations', '', '')`.execute(db)
  const orders = [
    ['winter', 'pending', '2026-01-31T21:59:59.999Z'],
    ['winter-night', 'cancelled', '2026-01-31T22:00:00.000Z'],
    ['summer', 'delivered', '2026-06-30T20:59:59.999Z'],
    ['summer-night', 'delivered', '2026-06-30T21:00:00.000Z'],
  ]
  for (const [id, status, createdAt] of orders) {
    await sql`insert into orders (id, customer_name, customer_email, shipping_address, shipping_postcode, shipping_city,
      total_amount_cents, status, search_text, created_at, updated_at)
      values (${id}, 'M', 'm@example.fi', 'K', '00100', 'H', 335000, ${status}, '', ${createdAt}, ${createdAt})`.execute(
      db,
    )
    await sql`insert into order_items (id, order_id, product_id, product_name, quantity, price_cents)
      values (${id}, ${id}, '1', 'Ark PRO', 1, 335000)`.execute(db)
  }

  const { error } = await migrator.migrateTo('20261121T1000-sales-days')

  expect(error).toBeUndefined()
  const { rows } = await sql`select orders.id, ordered_on, sold_on from orders
    join order_items on order_items.order_id = orders.id order by created_at`.execute(db)
  expect(rows).toEqual([
    { id: 'winter', ordered_on: '2026-01-31', sold_on: '2026-01-31' },
    { id: 'winter-night', ordered_on: '2026-02-01', sold_on: null },
    { id: 'summer', ordered_on: '2026-06-30', sold_on: '2026-06-30' },
    { id: 'summer-night', ordered_on: '2026-07-01', sold_on: '2026-07-01' },
  ])
})
