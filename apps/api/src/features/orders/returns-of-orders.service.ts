import type { OrderReturn } from '@arkpax/schema/order-returns'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the customer's calls of orders ask of returns; whoever mounts them hands it in, because returns know orders and not the other way. */
export interface ReturnsOfOrders {
  /** What has been withdrawn of an order, oldest first. */
  withdrawnOf(db: Kysely<Database>, orderId: string): Promise<OrderReturn[]>
}
