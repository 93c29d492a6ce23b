import { lowStockLimit } from '@arkpax/schema/product-trade'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { available } from './stock.repo.ts'

/** How much of a product can be sold, and of how few staff are told. */
export interface StockLevel {
  id: string
  name: string
  available: number
  reserved: number
  limit: number
  isTold: boolean
}

/** The levels of all products that visitors see, or of these. */
export async function listStockLevels(db: Kysely<Database>, ids?: readonly string[]): Promise<StockLevel[]> {
  let rows = db
    .selectFrom('products')
    .select(['id', 'name', 'reserved', 'low_told_at', 'low_stock_limit', available.as('available')])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'shown')
    .orderBy('name')
    .orderBy('id')
  if (ids) rows = rows.where('id', 'in', ids)
  return (await rows.execute()).map(({ low_told_at, low_stock_limit, ...row }) => ({
    ...row,
    available: Math.max(0, row.available),
    limit: lowStockLimit({ low_stock_limit }),
    isTold: low_told_at !== null,
  }))
}

/** Writes down that staff are told that few are left: false when another has, or there are more by now. */
export async function noteLow(db: Kysely<Database>, { id, limit }: StockLevel, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ low_told_at: now.toISOString() })
    .where('id', '=', id)
    .where('low_told_at', 'is', null)
    .where(available, '<=', limit)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** There are more than the limit again: when they fall under it the next time, staff are told anew. */
export async function forgetLow(db: Kysely<Database>, { id, limit }: StockLevel): Promise<void> {
  await db
    .updateTable('products')
    .set({ low_told_at: null })
    .where('id', '=', id)
    .where(available, '>', limit)
    .execute()
}

/** When staff were told last of any product. */
export async function lastToldLow(db: Kysely<Database>): Promise<string | null> {
  const { last } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max('low_told_at').as('last'))
    .executeTakeFirstOrThrow()
  return last
}
