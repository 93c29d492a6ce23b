import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * The orders that have been in a status since before an instant, those that have waited longest first and at most `limit` of
 * them, and how many there are.
 */
export async function listOrdersLeftIn(db: Kysely<Database>, status: OrderStatus, before: Date, limit: number) {
  const left = db.selectFrom('orders').where('status', '=', status).where('updated_at', '<', before.toISOString())
  const { count } = await left.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const orders = await left
    .select(['id', 'number', 'customer_name', 'company', 'updated_at'])
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { orders, count: Number(count) }
}
