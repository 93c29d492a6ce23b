import type { SentDelivery } from '@arkpax/schema/deliveries'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const SHOWN = [
  'deliveries.id',
  'state',
  'carrier',
  'tracking_number',
  'tracking_url',
  'sent_at',
  'delivered_at',
] as const

/** What has left of an order, oldest first, for its customer. */
export const listSentOf = (db: Kysely<Database>, orderId: string): Promise<SentDelivery[]> =>
  db
    .selectFrom('deliveries')
    .select(SHOWN)
    .where('order_id', '=', orderId)
    .where('state', '<>', 'packed')
    .orderBy('sent_at')
    .orderBy('deliveries.id')
    .execute()

/** The deliveries of an address as the person downloads them, oldest first. */
export const readDeliveriesOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select(['orders.number as order_number', ...SHOWN])
    .where('customer_email', '=', email)
    .orderBy('deliveries.created_at')
    .orderBy('deliveries.id')
    .execute()

/** Takes by what it was followed out of every delivery whose order has lost its person. */
export async function forgetTracking(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ carrier: null, tracking_number: null, tracking_url: null })
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('orders.id').where('customer_email', '=', ''))
    .where((eb) => eb.or([eb('tracking_number', 'is not', null), eb('tracking_url', 'is not', null)]))
    .execute()
}
