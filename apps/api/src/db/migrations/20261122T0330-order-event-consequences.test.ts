import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'

it('knows of earlier events that their customers were told, and that cancelling moved stock', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('20261121T1620-sales-by-day')
  await sql`insert into orders (id, customer_name, customer_email, shipping_address, shipping_postcode, shipping_city,
    total_amount_cents, status, search_text, ordered_on, created_at, updated_at)
    values ('a', 'M', 'm', 'K', '0', 'H', 100, 'pending', '', '2026-01-31', '', '')`.execute(db)
  const events = [
    ['1', 'created', null, 'pending'],
    ['2', 'status', 'pending', 'cancelled'],
    ['3', 'status', 'cancelled', 'shipped'],
  ] as const
  for (const [id, type, from, to] of events)
    await sql`insert into order_events (id, order_id, type, from_status, to_status, created_at)
      values (${id}, 'a', ${type}, ${from}, ${to}, '')`.execute(db)

  const { error } = await migrator.migrateTo('20261122T0330-order-event-consequences')

  expect(error).toBeUndefined()
  const { rows } = await sql`select notified, stock_move, mail_id from order_events order by id`.execute(db)
  expect(rows).toEqual([
    { notified: 1, stock_move: null, mail_id: null },
    { notified: 1, stock_move: 'returned', mail_id: null },
    { notified: 1, stock_move: 'taken', mail_id: null },
  ])
})
