import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'

const NAME = '20261121T1440-order-search-index'

it('takes in the orders that are there, and follows those that come, change and go', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const names = Object.keys(migrations)
  await migrator.migrateTo(names[names.indexOf(NAME) - 1] ?? '')
  const add = (id: string, text: string) =>
    sql`insert into orders (id, customer_name, customer_email, shipping_address, shipping_postcode, shipping_city,
      total_amount_cents, search_text, ordered_on, created_at, updated_at)
      values (${id}, 'x', 'x', 'x', 'x', 'x', 1, ${text}, '2026-01-01', '2026-01-01', '2026-01-01')`.execute(db)
  const found = async (text: string) => {
    const { rows } = await sql<{ id: string }>`select id from order_texts where n in
      (select rowid from order_trigrams where order_trigrams match ${`"${text}"`})`.execute(db)
    return rows.map(({ id }) => id)
  }

  await add('old', 'aino korhonen')
  const { error } = await migrator.migrateTo(NAME)
  expect(error).toBeUndefined()
  await add('new', 'eero korhonen')
  expect((await found('orhone')).sort()).toEqual(['new', 'old'])
  await sql`update orders set search_text = 'poistettu' where id = 'old'`.execute(db)
  expect(await found('orhone')).toEqual(['new'])
  expect(await found('istett')).toEqual(['old'])
  await sql`delete from orders where id = 'new'`.execute(db)
  expect(await found('orhone')).toEqual([])
})
