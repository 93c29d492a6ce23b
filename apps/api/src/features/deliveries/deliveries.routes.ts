import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { ofOrder } from '../orders/audited-order.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { inLog } from './audited-delivery.ts'
import { deleteDelivery, findDelivery, listDeliveriesOf, updateDelivery } from './deliveries.repo.ts'
import { existingDelivery, lockDelivery, packDelivery, setSerials } from './deliveries.service.ts'
import { deliveryPaper } from './delivery-papers.service.ts'
import { setParcelState } from './delivery-steps.service.ts'
import { storeDeliveryState } from './follow-status.service.ts'

export const deliveryRoutes = [
  route('GET /api/admin/orders/{id}/deliveries', {}, async ({ db, params }) => {
    existing(await findOrder(db, params.id))
    return new Page(await listDeliveriesOf(db, params.id), undefined)
  }),

  route('POST /api/admin/orders/{id}/deliveries', {}, async ({ db, params, body, now, staff }) => {
    const { order, delivery } = await packDelivery(db, params.id, body, { now, author: staff.name })
    await recordAudit(db, now, staff, { action: 'pack', ...ofOrder(order), after: inLog(delivery) })
    return delivery
  }),

  route('PUT /api/admin/deliveries/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const { order } = await lockDelivery(db, params.id, version)
    const before = existingDelivery(await findDelivery(db, params.id))
    // What staff have written something of is theirs: leaving the status that made it does not delete it.
    await updateDelivery(db, params.id, { ...body, made_by: 'staff' }, now)
    const after = existingDelivery(await findDelivery(db, params.id))
    await recordAudit(db, now, staff, {
      ...{ action: 'change-delivery', ...ofOrder(order), before: inLog(before), after: inLog(after) },
    })
    return after
  }),

  route('PUT /api/admin/deliveries/{id}/serials', {}, async ({ db, params, body, version, now, staff }) => {
    const locked = await lockDelivery(db, params.id, version)
    const before = existingDelivery(await findDelivery(db, params.id))
    const by = { now, author: staff.name, newSerials: body.new_serials }
    const after = await setSerials(db, locked, body.items, by)
    await recordAudit(db, now, staff, {
      ...{ action: 'set-serials', ...ofOrder(locked.order), before: inLog(before), after: inLog(after) },
    })
    return after
  }),

  route(
    'PUT /api/admin/deliveries/{id}/state',
    { changes: ['products'] },
    async ({ db, params, body, version, now, staff }) => {
      const { order, before, after } = await setParcelState(db, params.id, { ...body, version }, now)
      const { notify, restock } = body
      await recordAudit(db, now, staff, {
        action: 'move-delivery',
        ...ofOrder(order),
        before: inLog(before),
        after: inLog(after),
        facts: after.state === 'returned' ? { restock } : { notify },
      })
      return after
    },
  ),

  route('GET /api/admin/deliveries/{id}/papers/{paper}', {}, ({ deps, db, params, now }) =>
    deliveryPaper(db, params.id, params.paper, { site: deps.config.publicUrl, now }),
  ),

  route('DELETE /api/admin/deliveries/{id}', {}, async ({ db, params, now, staff }) => {
    const { order, row } = await lockDelivery(db, params.id, undefined)
    if (row.state !== 'packed')
      throw new ApiError('order_closed', { detail: 'Toimitus on jo lähetetty, joten sitä ei voi poistaa.' })
    const before = existingDelivery(await findDelivery(db, params.id))
    await deleteDelivery(db, params.id)
    await storeDeliveryState(db, order, now)
    await recordAudit(db, now, staff, { action: 'unpack', ...ofOrder(order), before: inLog(before) })
  }),
]
