import { finnishDay } from '@arkpax/schema/format-fi'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { orderColumns } from './order-columns.ts'
import { trackingForm } from './order-tracking.form.ts'
import { trackOrder } from './order-tracking.repo.ts'
import { findOrder, listEvents, listOrders } from './orders.repo.ts'
import { createOrder, existing, setOrderStatus } from './orders.service.ts'

export const orderRoutes = [
  // A transaction of its own, so that misses count towards the limit too.
  route('POST /api/orders/track', { ownTransaction: true, form: trackingForm }, async ({ db, body }) => {
    const order = await trackOrder(db, body)
    if (!order)
      throw new ApiError('not_found', { detail: 'Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.' })
    return order
  }),

  route('GET /api/admin/orders', {}, ({ db, query }) => listOrders(db, query)),

  route('GET /api/admin/orders/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listOrders(db, { ...query, limit: 500, cursor }))
    return csvOf(`tilaukset_${finnishDay(now)}.csv`, orderColumns, pages)
  }),

  route('GET /api/admin/orders/{id}', {}, async ({ db, params }) => {
    const order = existing(await findOrder(db, params.id))
    return { ...order, events: await listEvents(db, order.id) }
  }),

  route('POST /api/admin/orders', { changes: ['products'] }, ({ db, body, now }) => createOrder(db, body, now)),

  route('PUT /api/admin/orders/{id}/status', { changes: ['products'] }, ({ db, params, body, now }) =>
    setOrderStatus(db, params.id, body.status, now),
  ),
]
