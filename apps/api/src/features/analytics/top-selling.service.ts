import type { Analytics, AnalyticsQuery } from '@arkpax/schema/analytics'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readUnitsSold } from '../orders/sales-days.repo.ts'
import { findProducts } from '../products/products.repo.ts'

const SHOWN = 10

/** The products that sold most, most first, with the units sold; a deleted product stays in the figures of its time. */
export async function readTopSelling(
  db: Kysely<Database>,
  period: AnalyticsQuery,
  now: Date,
): Promise<Analytics['topSellingProducts']> {
  const sold = await readUnitsSold(db, period)
  // Where the last ones sold the same, their names decide who is shown.
  const least = sold[SHOWN - 1]?.units ?? 0
  const units = new Map(sold.filter((one) => one.units >= least).map((one) => [one.productId, one.units]))
  const products = await findProducts(db, [...units.keys()], now)
  return products
    .map((product) => ({ ...product, totalSold: units.get(product.id) ?? 0 }))
    .sort((a, b) => b.totalSold - a.totalSold || compare(a.name, b.name) || compare(a.id, b.id))
    .slice(0, SHOWN)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
