import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import type { DeliveriesOfOrders } from './deliveries-of-orders.service.ts'
import { findOrder } from './orders.repo.ts'
import { findOwnOrder, listOwnOrders } from './own-orders.repo.ts'
import { showDue } from './payment-due.service.ts'
import type { ReturnsOfOrders } from './returns-of-orders.service.ts'

/** The orders of a signed-in customer's address, once it is verified. */
export const ownOrderRoutes = (deliveries: DeliveriesOfOrders, returns: ReturnsOfOrders) => [
  route('GET /api/auth/orders', {}, async ({ db, query, customer }) =>
    customer.email_verified_at ? listOwnOrders(db, customer.email, query) : new Page<never>([], undefined),
  ),

  route('GET /api/auth/orders/{id}', {}, async ({ deps, db, params, customer }) => {
    const order = customer.email_verified_at ? await findOwnOrder(db, customer.email, params.id) : undefined
    if (!order) throw new ApiError('not_found', { detail: 'Tilausta ei löytynyt.' })
    const payment = await showDue(db, await findOrder(db, order.id), deps.config)
    const withdrawn = await returns.withdrawnOf(db, order.id)
    return { ...order, deliveries: await deliveries.sentOf(db, order.id), returns: withdrawn, payment }
  }),
]
