import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrate } from '../migrate.ts'

it('lets the list of orders be read in order, with or without a search, from one index', async () => {
  const db = connectSqlite(':memory:')
  await migrate(db)
  const planOf = async (condition: string) => {
    const query = `explain query plan select * from orders ${condition} order by created_at desc, id desc limit 51`
    const { rows } = await sql<{ detail: string }>`${sql.raw(query)}`.execute(db)
    return rows.map(({ detail }) => detail)
  }
  expect(await planOf('')).toEqual(['SCAN orders USING INDEX orders_search'])
  expect(await planOf(`where search_text like '%a%' escape '\\'`)).toEqual(['SCAN orders USING INDEX orders_search'])
  expect(await planOf(`where (created_at, id) < ('2026-01-01', 'x')`)).toEqual([
    'SEARCH orders USING INDEX orders_search ((created_at,id)<(?,?))',
  ])
})
