import type { AnalyticsQuery } from '@arkpax/schema/analytics'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SalesDayTable } from './orders.table.ts'

/** Adds up a day anew; whoever makes an order or changes its status calls it in the same transaction. */
export async function storeSalesOf(db: Kysely<Database>, day: string): Promise<void> {
  // Of two transactions that change the same day the later one must see what the earlier has written.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtext(${`sales of ${day}`}))`.execute(db)
  await db.deleteFrom('sales_days').where('day', '=', day).execute()
  await db.deleteFrom('product_sales_days').where('day', '=', day).execute()
  await db
    .insertInto('sales_days')
    .columns(['day', 'status', 'orders', 'cents'])
    .expression(
      db
        .selectFrom('orders')
        .select(({ fn }) => ['ordered_on', 'status', fn.countAll<number>().as('orders')])
        .select(({ fn }) => fn.sum<number>('total_amount_cents').as('cents'))
        .where('ordered_on', '=', day)
        .groupBy(['ordered_on', 'status']),
    )
    .execute()
  await db
    .insertInto('product_sales_days')
    .columns(['day', 'product_id', 'units'])
    .expression(
      db
        .selectFrom('orders')
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .select(({ fn }) => ['ordered_on', 'product_id', fn.sum<number>('quantity').as('units')])
        .where('ordered_on', '=', day)
        .where('status', '<>', 'cancelled')
        .groupBy(['ordered_on', 'product_id']),
    )
    .execute()
}

/** Adds up every day that has orders, after many have been stored at once. */
export async function storeAllSales(db: Kysely<Database>): Promise<void> {
  const days = await db.selectFrom('orders').select('ordered_on').distinct().execute()
  for (const { ordered_on } of days) await storeSalesOf(db, ordered_on)
}

/** Forgets the days before this one, together with their orders. */
export async function forgetSalesBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('sales_days').where('day', '<', day).execute()
  await db.deleteFrom('product_sales_days').where('day', '<', day).execute()
}

/** Orders and their totals per Finnish day and status, oldest day first. */
export async function readDaySales(db: Kysely<Database>, { from, to }: AnalyticsQuery): Promise<SalesDayTable[]> {
  let rows = db.selectFrom('sales_days').selectAll().orderBy('day').orderBy('status')
  if (from) rows = rows.where('day', '>=', from)
  if (to) rows = rows.where('day', '<=', to)
  return rows.execute()
}

/** How many units of each product were sold, most first. */
export async function readUnitsSold(db: Kysely<Database>, { from, to }: AnalyticsQuery) {
  let sold = db
    .selectFrom('product_sales_days')
    .select(({ fn }) => ['product_id', fn.sum('units').as('units')])
    .groupBy('product_id')
    .orderBy('units', 'desc')
  if (from) sold = sold.where('day', '>=', from)
  if (to) sold = sold.where('day', '<=', to)
  const rows = await sold.execute()
  return rows.map(({ product_id, units }) => ({ productId: product_id, units: Number(units) }))
}

/** The units of each product that were sold on each day from this one on. */
export const readUnitsByDay = (db: Kysely<Database>, from: string) =>
  db.selectFrom('product_sales_days').select(['day', 'product_id', 'units']).where('day', '>=', from).execute()
