import type { StockHolds } from '@arkpax/schema/stock-reservations'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Orders that have not been sent. */
const OPEN = ['pending', 'processing']

const openLines = (db: Kysely<Database>) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('orders.status', 'in', OPEN)

/** How many units of each product stand in orders that have not been sent. */
export async function sumOpenUnits(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await openLines(db)
    .select(({ fn }) => ['product_id', fn.sum('quantity').as('units')])
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, units }) => [product_id, Number(units)]))
}

/** The orders that have not been sent and have units of a product, oldest first. */
export async function listOpenOrdersOf(db: Kysely<Database>, productId: string): Promise<StockHolds['orders']> {
  const rows = await openLines(db)
    .select(({ fn }) => ['orders.id', 'orders.number', 'orders.created_at', fn.sum('quantity').as('quantity')])
    .where('product_id', '=', productId)
    .groupBy(['orders.id', 'orders.number', 'orders.created_at'])
    .orderBy('orders.number')
    .execute()
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity) }))
}
