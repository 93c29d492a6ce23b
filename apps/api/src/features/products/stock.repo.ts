import type { Product } from '@arkpax/schema/products'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PRICE_COLUMNS } from './price.ts'
import { toProduct } from './product-rows.ts'

/** What can be sold of a product: its stock without what is kept for somebody; fewer than none where more is kept than there is. */
export const available = sql<number>`stock - reserved`

/** No more can have been offered than can be sold of a stock. */
export const offeredOf = (stock: RawBuilder<unknown>) =>
  sql<number>`case when ${stock} <= reserved then 0 when offered > ${stock} - reserved then ${stock} - reserved else offered end`

/** What is sold or kept counts as what those who waited were offered. */
export const lessOffered = (quantity: number) =>
  sql<number>`case when offered > ${quantity} then offered - ${quantity} else 0 end`

/** Whether a deleted product's stock counts too: an order that was made before the deletion may still need it. */
interface StockOptions {
  evenDeleted?: boolean
}

/**
 * The stock of a product, which no other transaction changes before this one ends: a write of the same value locks the
 * row on both engines. Undefined when the product is not there.
 */
export async function lockStock(db: Kysely<Database>, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('products')
    .set((eb) => ({ stock: eb.ref('stock') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('stock')
    .executeTakeFirst()
  return row?.stock
}

/** Sets the stock of a product, also to less than is kept of it; undefined when it is not there. */
export async function setStock(
  db: Kysely<Database>,
  id: string,
  stock: number,
  now: Date,
): Promise<Product | undefined> {
  const row = await db
    .updateTable('products')
    .set({ stock, offered: offeredOf(sql`${stock}`), updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && toProduct(row, now)
}

/**
 * Takes units that are kept for nobody and gives the product's name, what decides its price, and its tax; undefined, with nothing taken, when there are
 * not enough. A draft is not sold yet; a hidden product is, by staff. What is sold counts as what those who waited were offered.
 */
export async function takeStock(
  db: Kysely<Database>,
  id: string,
  quantity: number,
  { evenDeleted = false }: StockOptions = {},
) {
  let taking = db
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '-', quantity), offered: lessOffered(quantity) }))
    .where('id', '=', id)
    .where(available, '>=', quantity)
  if (!evenDeleted) taking = taking.where('deleted_at', 'is', null).where('status', '<>', 'draft')
  return taking.returning(['name', 'vat_class', ...PRICE_COLUMNS]).executeTakeFirst()
}

/** Returns units, also to a product that has been deleted since. */
export async function returnStock(db: Kysely<Database>, id: string, quantity: number): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', id)
    .execute()
}

/** What is left of a product for new orders; undefined when it is not there. */
export async function readStock(db: Kysely<Database>, id: string, { evenDeleted = false }: StockOptions = {}) {
  let rows = db
    .selectFrom('products')
    .select(['name', available.as('stock')])
    .where('id', '=', id)
  if (!evenDeleted) rows = rows.where('deleted_at', 'is', null).where('status', '<>', 'draft')
  return rows.executeTakeFirst()
}

/** Puts units that have come into stock and gives what there is then; a correction takes them away with fewer than none, where so many are free. */
export async function addStock(db: Kysely<Database>, id: string, quantity: number, now: Date) {
  return db
    .updateTable('products')
    .set((eb) => ({
      stock: eb('stock', '+', quantity),
      offered: offeredOf(sql`stock + ${quantity}`),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where(sql<number>`stock - reserved + ${quantity}`, '>=', 0)
    .returning(['id', 'name', 'stock'])
    .executeTakeFirst()
}

/** What is kept of each product and what can be sold, of those that are not deleted. */
export const readAvailable = (db: Kysely<Database>) =>
  db
    .selectFrom('products')
    .select(['id', 'reserved', available.as('available')])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
