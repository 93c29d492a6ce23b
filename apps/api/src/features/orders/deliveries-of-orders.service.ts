import type { SentDelivery } from '@arkpax/schema/deliveries'
import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AwayPieces } from './away-pieces.ts'

/** What the calls of orders ask of their deliveries; whoever mounts them hands it in, because deliveries know orders and not the other way. */
export interface DeliveriesOfOrders {
  /** Makes the deliveries say what the status of an order says. */
  followStatus(db: Kysely<Database>, order: Order, now: Date): Promise<void>
  /** How many pieces of each line stand in deliveries, by the ids of the lines. */
  packedOf(db: Kysely<Database>, orderId: string): Promise<ReadonlyMap<string, number>>
  /** How many pieces of each line are with the customer or on the way there, by the ids of the lines. */
  awayOf(db: Kysely<Database>, orderId: string): Promise<AwayPieces>
  /** What has left of an order, for its customer. */
  sentOf(db: Kysely<Database>, orderId: string): Promise<SentDelivery[]>
}
