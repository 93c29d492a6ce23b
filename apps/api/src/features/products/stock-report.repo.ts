import type { Dashboard } from '@arkpax/schema/dashboard'
import { LOW_STOCK_REPORT } from '@arkpax/schema/labels'
import { toEuros } from '@arkpax/schema/money'
import type { Product } from '@arkpax/schema/products'
import type { StockSummary } from '@arkpax/schema/stock'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ownLimit } from './low-stock.repo.ts'
import { priceNow } from './prices.repo.ts'
import { toProduct } from './product-rows.ts'
import { available } from './stock.repo.ts'

/** What the stock of all products is like. */
export async function readStockSummary(db: Kysely<Database>, now: Date): Promise<StockSummary> {
  const row = await db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll().as('products'),
      sql<number | string>`coalesce(sum(stock), 0)`.as('units'),
      sql<number | string>`coalesce(sum(${priceNow(now)} * stock), 0)`.as('cents'),
      sql<number | string>`count(case when ${available} between 1 and ${ownLimit} then 1 end)`.as('low'),
      sql<number | string>`count(case when ${available} <= 0 then 1 end)`.as('out'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    products: Number(row.products),
    units: Number(row.units),
    value: toEuros(Number(row.cents)),
    lowProducts: Number(row.low),
    outProducts: Number(row.out),
  }
}

/** Shown products with few left, fewest first ('alle 5 kpl'). */
export async function readLowStock(db: Kysely<Database>, now: Date): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('status', '=', 'shown')
    .where('stock', '<', LOW_STOCK_REPORT)
    .orderBy('stock')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => toProduct(row, now))
}

/** The shown products of which the fewest can be sold, by name and how many of them. */
export const readScarcest = (db: Kysely<Database>, limit: number): Promise<Dashboard['low_stock']> =>
  db
    .selectFrom('products')
    .select(['id', 'name', sql<number>`case when ${available} > 0 then ${available} else 0 end`.as('stock')])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'shown')
    .where(available, '<=', ownLimit)
    .orderBy(available)
    .orderBy('name')
    .limit(limit)
    .execute()
