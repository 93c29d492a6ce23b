import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openTestDatabase } from './test-database.ts'

/** What hardly ever goes, so that nothing is looked for by it: people of staff are few, a product is hidden and not deleted. */
const LASTING = new Set(['users', 'products'])

/** Foreign keys, and whether an index or the primary key begins with each. */
async function foreignKeys(db: Kysely<Database>) {
  const { rows } = await sql<{ owner: string; col: string; parent: string; indexed: number }>`
    select owner.name as owner, key."from" as col, key."table" as parent, exists (
      select 1 from pragma_index_list(owner.name) as one, pragma_index_info(one.name) as part
      where part.seqno = 0 and part.name = key."from"
      union all select 1 from pragma_table_info(owner.name) as own where own.pk = 1 and own.name = key."from") as indexed
    from pragma_table_list as owner, pragma_foreign_key_list(owner.name) as key
    where owner.schema = 'main' and owner.type = 'table'`.execute(db)
  return rows
}

const planOf = async (db: Kysely<Database>, statement: ReturnType<typeof sql>) =>
  JSON.stringify((await sql`explain query plan ${statement}`.execute(db)).rows)

it('what belongs to something that is deleted is found by an index', async () => {
  const db = await openTestDatabase()
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  const keys = await foreignKeys(db)
  expect(keys.length).toBeGreaterThan(50)
  const without = keys.filter(({ parent, indexed }) => !indexed && !LASTING.has(parent))
  expect(without.map(({ owner, col }) => `${owner}.${col}`)).toEqual([])
})

it('what is asked often is found by an index', async () => {
  const db = await openTestDatabase()
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  const asked = [
    sql`select id from returns where payment_id = 'a'`,
    sql`select id from stock_reservations where reason_kind = 'offer' and reason_id = 'a'`,
    sql`select quantity from order_items where product_id = '1'`,
    sql`select order_id from payments where kind = 'payment' and state = 'done' and told_at is null
      and created_at > '2026' and created_at <= '2027' group by order_id`,
  ]
  for (const statement of asked) expect(await planOf(db, statement)).toMatch(/USING (COVERING )?INDEX/)
  expect(await planOf(db, sql`${asked[3]}`)).toContain('payments_untold')
})
