import type { AnalyticsQuery } from '@arkpax/schema/analytics'
import { LOW_STOCK_REPORT } from '@arkpax/schema/labels'
import { toEuros } from '@arkpax/schema/money'
import type { Product } from '@arkpax/schema/products'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SalesDayTable } from '../../db/sales-days.ts'
import { toProduct } from '../products/products.repo.ts'

const TOP_SELLING = 10

/** Orders and their totals per Finnish day and status, oldest day first. */
export async function readDaySales(db: Kysely<Database>, { from, to }: AnalyticsQuery): Promise<SalesDayTable[]> {
  let rows = db.selectFrom('sales_days').selectAll().orderBy('day').orderBy('status')
  if (from) rows = rows.where('day', '>=', from)
  if (to) rows = rows.where('day', '<=', to)
  return rows.execute()
}

/** The products that sold most, most first, with the units sold; a deleted product stays in the figures of its time. */
export async function readTopSelling(
  db: Kysely<Database>,
  { from, to }: AnalyticsQuery,
): Promise<(Product & { totalSold: number })[]> {
  let sold = db
    .selectFrom('product_sales_days')
    .select(({ fn }) => ['product_id', fn.sum('units').as('total_sold')])
    .groupBy('product_id')
  if (from) sold = sold.where('day', '>=', from)
  if (to) sold = sold.where('day', '<=', to)
  const rows = await db
    .selectFrom(sold.as('sold'))
    .innerJoin('products', 'products.id', 'sold.product_id')
    .selectAll('products')
    .select('sold.total_sold')
    .orderBy('sold.total_sold', 'desc')
    .orderBy('products.name')
    .orderBy('products.id')
    .limit(TOP_SELLING)
    .execute()
  return rows.map((row) => ({ ...toProduct(row), totalSold: Number(row.total_sold) }))
}

/** Products with few left, fewest first ('alle 5 kpl'). */
export async function readLowStock(db: Kysely<Database>): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('stock', '<', LOW_STOCK_REPORT)
    .orderBy('stock')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toProduct)
}

/** What the stock is worth in euros: price × units over all products. */
export async function readWarehouseValue(db: Kysely<Database>): Promise<number> {
  const { cents } = await db
    .selectFrom('products')
    .select(sql<number | string>`coalesce(sum(price_cents * stock), 0)`.as('cents'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return toEuros(Number(cents))
}
