import { toEuros } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { PriceChange } from '@arkpax/schema/price-changes'
import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, text } from '../../db/list-order.ts'
import { PRICE_COLUMNS } from './price.ts'
import { changedSteps, lowestBefore, plannedSteps } from './price-timeline.ts'

/** What `priceAt` says, for sums and orders of rows. */
export function priceNow(now: Date) {
  const at = now.toISOString()
  return sql<number>`case when campaign_from <= ${at} and campaign_until > ${at} and campaign_price_cents < price_cents
    then campaign_price_cents else price_cents end`
}

/**
 * Writes down what a product costs from now on, in the transaction that changed its price or its campaign, and reckons the lowest
 * price before the campaign anew. `by` is the id of whoever of the staff did it.
 */
export async function recordPrices(db: Kysely<Database>, id: string, now: Date, by: string | null): Promise<void> {
  const row = await db.selectFrom('products').select(PRICE_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()
  const at = now.toISOString()
  await db.deleteFrom('price_changes').where('product_id', '=', id).where('starts_at', '>', at).execute()
  const past = await db
    .selectFrom('price_changes')
    .select(['kind', 'price_cents', 'starts_at'])
    .where('product_id', '=', id)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const added = changedSteps(past.at(-1), plannedSteps(row, now))
  if (added.length > 0)
    await db
      .insertInto('price_changes')
      .values(added.map((step) => ({ id: uuidv7(), product_id: id, ...step, changed_by: by, created_at: at })))
      .execute()
  await db
    .updateTable('products')
    .set({ campaign_lowest_cents: lowestBefore([...past, ...added], now) })
    .where('id', '=', id)
    .execute()
}

/** The same of many products at once, as a file changes them; those that have a campaign, or had one, are few and go one by one. */
export async function recordManyPrices(db: Kysely<Database>, ids: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  const rows = ids.map((id) => ({ product: id }))
  const given = () => jsonRows(db, { product: 'text' }, rows)
  await sql`
    insert into price_changes (id, product_id, kind, price_cents, starts_at, created_at)
    select ${`${uuidv7()}-`} || products.id, products.id, 'normal', products.price_cents, ${at}, ${at}
    from products join ${given()} on given.product = products.id
    where products.campaign_price_cents is null and products.price_cents is distinct from (
      select last.price_cents from price_changes as last
      where last.product_id = products.id order by last.starts_at desc, last.id desc limit 1)`.execute(db)
  const inCampaign = await sql<{ id: string }>`
    select products.id from products join ${given()} on given.product = products.id
    where products.campaign_price_cents is not null
      or exists (select 1 from price_changes where product_id = products.id and starts_at > ${at})`.execute(db)
  for (const { id } of inCampaign.rows) await recordPrices(db, id, now, null)
}

const newestFirst = listOrder({ start: [text('starts_at'), text('id')] }, '-start')

/** What a product has cost, costs and is going to cost, newest first, with the id of who changed it. */
export async function listPriceChanges(
  db: Kysely<Database>,
  productId: string,
  query: PageQuery,
): Promise<Page<PriceChange>> {
  const rows = db.selectFrom('price_changes').selectAll().where('product_id', '=', productId)
  const found = await newestFirst
    .apply(rows, query.cursor)
    .limit(query.limit + 1)
    .execute()
  return toPage(found, query.limit, newestFirst.keyOf, ({ id, kind, price_cents, starts_at, changed_by }) => ({
    id,
    kind,
    price: toEuros(price_cents),
    starts_at,
    changed_by,
  }))
}

/** When the next campaign begins or ends; undefined when none does. */
export async function nextPriceChange(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  const next = await db
    .selectFrom('price_changes')
    .select('starts_at')
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  return next?.starts_at
}
