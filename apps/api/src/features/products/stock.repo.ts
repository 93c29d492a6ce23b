import type { Product } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PRICE_COLUMNS } from './price.ts'
import { toProduct } from './product-rows.ts'

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

/** Sets the stock of a product; undefined when it is not there. */
export async function setStock(
  db: Kysely<Database>,
  id: string,
  stock: number,
  now: Date,
): Promise<Product | undefined> {
  const row = await db
    .updateTable('products')
    .set({ stock, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && toProduct(row, now)
}

/**
 * Takes units and gives the product's name, what decides its price, and its tax; undefined, with nothing taken, when there are not enough. A draft is not
 * sold yet; a hidden product is, by staff.
 */
export async function takeStock(
  db: Kysely<Database>,
  id: string,
  quantity: number,
  { evenDeleted = false }: StockOptions = {},
) {
  let taking = db
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('id', '=', id)
    .where('stock', '>=', quantity)
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

/** What is left of a product; undefined when it is not there. */
export async function readStock(db: Kysely<Database>, id: string, { evenDeleted = false }: StockOptions = {}) {
  let rows = db.selectFrom('products').select(['name', 'stock']).where('id', '=', id)
  if (!evenDeleted) rows = rows.where('deleted_at', 'is', null).where('status', '<>', 'draft')
  return rows.executeTakeFirst()
}
