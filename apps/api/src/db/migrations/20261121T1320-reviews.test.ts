import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'

it('counts and makes searchable the reviews that are there already', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const names = Object.keys(migrations)
  await migrator.migrateTo(names[names.indexOf('20261121T1320-reviews') - 1] ?? 'no migration before it')
  for (const id of ['1', '2']) {
    await sql`insert into products (id, name, description, price_cents, image_url, category, created_at, updated_at)
      values (${id}, ${`Ärk ${id}`}, 'Voima-asema', 335000, '/a.webp', 'power-stations', '', '')`.execute(db)
  }
  const reviews = [
    ['a', 5, null],
    ['b', 5, null],
    ['c', 2, null],
    ['d', 1, '2026-11-20T10:00:00.000Z'],
  ]
  for (const [id, rating, hiddenAt] of reviews) {
    await sql`insert into product_reviews (id, product_id, rating, title, hidden_at, created_at)
      values (${id}, '1', ${rating}, 'ÖISIN', ${hiddenAt}, '')`.execute(db)
  }

  const { error } = await migrator.migrateTo('20261121T1320-reviews')

  expect(error).toBeUndefined()
  const { rows } = await sql`select id, star_counts from products order by id`.execute(db)
  expect(rows).toEqual([
    { id: '1', star_counts: '[0,1,0,0,2]' },
    { id: '2', star_counts: null },
  ])
  const found = await sql`select search_text from product_reviews where id = 'a'`.execute(db)
  expect(found.rows).toEqual([{ search_text: 'ärk 1\nöisin' }])
})
