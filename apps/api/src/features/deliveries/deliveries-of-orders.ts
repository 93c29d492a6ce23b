import type { DeliveriesOfOrders } from '../orders/deliveries-of-orders.service.ts'
import { awayOf, packedOf } from './deliveries.repo.ts'
import { followStatus } from './follow-status.service.ts'
import { listSentOf } from './own-deliveries.repo.ts'

/** What the calls of orders ask of their deliveries. */
export const deliveriesOfOrders: DeliveriesOfOrders = { followStatus, packedOf, awayOf, sentOf: listSentOf }
