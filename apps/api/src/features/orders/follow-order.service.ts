import type { TrackedOrder, TrackInput } from '@arkpax/schema/order-tracking'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { DeliveriesOfOrders } from './deliveries-of-orders.service.ts'
import { trackOrder } from './order-tracking.repo.ts'
import { findOrder } from './orders.repo.ts'
import { showDue } from './payment-due.service.ts'
import type { ReturnsOfOrders } from './returns-of-orders.service.ts'

/** What following an order asks of its neighbours. */
export interface OrderNeighbours {
  deliveries: Pick<DeliveriesOfOrders, 'sentOf'>
  returns: ReturnsOfOrders
}

/** An order as whoever knows its number and its address may see it; undefined for every miss. */
export async function followOrder(
  db: Kysely<Database>,
  known: TrackInput,
  { deliveries, returns }: OrderNeighbours,
  config: Pick<Config, 'paytrail'>,
): Promise<TrackedOrder | undefined> {
  const order = await trackOrder(db, known)
  if (!order) return undefined
  const payment = await showDue(db, await findOrder(db, order.id), config)
  const withdrawn = await returns.withdrawnOf(db, order.id)
  return { ...order, deliveries: await deliveries.sentOf(db, order.id), returns: withdrawn, payment }
}
