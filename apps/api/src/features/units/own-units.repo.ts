import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The units that were sent for the orders of an address, as the person downloads them. */
export const readUnitsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .innerJoin('products', 'products.id', 'units.product_id')
    .select(['units.serial', 'products.name as product', 'orders.number as order_number', 'units.delivered_on'])
    .where('orders.customer_email', '=', email)
    .orderBy('units.serial')
    .execute()
