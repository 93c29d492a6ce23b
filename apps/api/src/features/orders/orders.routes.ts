import { finnishDay, formatDate, formatStamp } from '@arkpax/schema/format-fi'
import { givenBack, paymentStateOf } from '@arkpax/schema/order-payment'
import { deliveryStateLabels, paymentMethodLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import { mayDo } from '@arkpax/schema/permissions'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import type { AskedOrderOf } from './asked-order.service.ts'
import { ofOrder } from './audited-order.ts'
import { refundableCents } from './away-pieces.ts'
import type { DeliveriesOfOrders } from './deliveries-of-orders.service.ts'
import { followOrder } from './follow-order.service.ts'
import type { MoneyOfOrders } from './money-of-orders.service.ts'
import { readOrderDetail } from './order-detail.service.ts'
import { editOrder, previewEdit } from './order-edit.service.ts'
import { previewNewOrder } from './order-preview.service.ts'
import { setOrderStatus } from './order-status.service.ts'
import { previewOrderStatus } from './order-status-preview.service.ts'
import { undoOrderStatus } from './order-status-undo.service.ts'
import { trackingPage } from './order-tracking.form.ts'
import { undoOrder } from './order-undo.service.ts'
import { findOrder, listOrders, lockOrder } from './orders.repo.ts'
import { createOrder, existing } from './orders.service.ts'
import type { ReturnsOfOrders } from './returns-of-orders.service.ts'
import { listSoldLines, soldLineColumns } from './sold-lines.service.ts'

/** The columns of exported orders; the total is in euros. */
const orderColumns: Record<string, (order: Order) => string | number | null> = {
  Tilausnumero: (order) => order.number,
  Tilaus: (order) => order.id,
  Tilattu: (order) => formatStamp(order.created_at),
  Tila: (order) => orderStatusLabels[displayedOrderStatus(order.status)],
  Asiakas: (order) => order.customer_name,
  Sähköposti: (order) => order.customer_email,
  Puhelin: (order) => order.customer_phone,
  Osoite: (order) => order.shipping_address,
  Postinumero: (order) => order.shipping_postcode,
  Postitoimipaikka: (order) => order.shipping_city,
  Tuotteet: (order) => order.items.map((item) => `${item.quantity} × ${item.product_name}`).join(', '),
  'Yhteensä (€)': (order) => order.total_amount,
  Yritys: (order) => order.company,
  'Y-tunnus': (order) => order.business_id,
  Maksutapa: (order) => order.payment_method && paymentMethodLabels[order.payment_method],
  Maksu: (order) => paymentStateLabels[paymentStateOf(order)],
  'Maksettu (€)': (order) => order.paid_amount,
  'Palautettu (€)': givenBack,
  'Palautettavana (€)': (order) => order.refund_waiting_amount,
  Eräpäivä: (order) => order.payment_due_on && formatDate(order.payment_due_on),
  Toimitus: (order) => deliveryStateLabels[order.delivery_state],
  Huomautus: (order) => order.note,
}

/** The calls of orders; what has left of them and their money are asked of whoever knows the orders. */
export const orderRoutes = (
  deliveries: DeliveriesOfOrders,
  money: MoneyOfOrders,
  returns: ReturnsOfOrders,
  askedOrderOf: AskedOrderOf,
) => [
  // A transaction of its own, so that misses count towards the limit too.
  route('POST /api/orders/track', { ownTransaction: true, form: trackingPage }, async ({ deps, db, body }) => {
    const order = await followOrder(db, body, { deliveries, returns }, deps.config)
    if (!order)
      throw new ApiError('not_found', { detail: 'Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.' })
    return order
  }),

  route('GET /api/admin/orders', {}, ({ db, query }) => listOrders(db, query)),

  route('GET /api/admin/orders/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listOrders(db, { ...query, limit: 500, cursor }))
    return csvOf(`tilaukset_${finnishDay(now)}.csv`, orderColumns, pages)
  }),

  route('GET /api/admin/orders/line-export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listSoldLines(db, { ...query, limit: 500, cursor }))
    return csvOf(`tilausrivit_${finnishDay(now)}.csv`, soldLineColumns, pages)
  }),

  route('GET /api/admin/orders/asked', {}, ({ db, query, now }) => askedOrderOf(db, query.contact_message_id, now)),

  route('GET /api/admin/orders/{id}', {}, async ({ db, params, staff }) => {
    const detail = await readOrderDetail(db, existing(await findOrder(db, params.id)))
    return mayDo(staff.role, 'messages.read') ? detail : { ...detail, contact_message: null, messages: [] }
  }),

  route('POST /api/admin/orders', { changes: ['products'] }, async ({ db, body, now, staff }) => {
    const order = await createOrder(db, body, now)
    const { status, items, total_amount } = order
    await recordAudit(db, now, staff, { action: 'create', ...ofOrder(order), after: { status, items, total_amount } })
    return order
  }),

  route('POST /api/admin/orders/preview', { ownTransaction: true }, ({ deps, db, body, now }) =>
    previewNewOrder(db, body, { config: deps.config, now }),
  ),

  route('PUT /api/admin/orders/{id}', { changes: ['products'] }, async ({ db, params, body, version, now, staff }) => {
    const { packedOf } = deliveries
    const { before, after } = await editOrder(db, params.id, body, {
      now,
      version,
      packedOf,
      invoiceOf: money.invoiceOf,
    })
    await recordAudit(db, now, staff, { action: 'update', ...ofOrder(after), before, after })
    return readOrderDetail(db, after)
  }),

  route('POST /api/admin/orders/{id}/edit-preview', { ownTransaction: true }, ({ deps, db, params, body, now }) =>
    previewEdit(db, params.id, body, {
      ...{ now, version: undefined, config: deps.config },
      ...{ packedOf: deliveries.packedOf, invoiceOf: money.invoiceOf },
    }),
  ),

  route('POST /api/admin/orders/{id}/undo', { changes: ['products'] }, ({ db, params, now, staff }) =>
    undoOrder(db, params.id, { staff, now, follow: (order) => deliveries.followStatus(db, order, now) }),
  ),

  route(
    'PUT /api/admin/orders/{id}/status',
    { changes: ['products'] },
    async ({ db, params, body, version, now, staff }) => {
      if (body.refund && !mayDo(staff.role, 'payments.refund')) throw new ApiError('role_forbidden')
      const before = await lockOrder(db, params.id)
      const away = body.status === 'cancelled' ? await deliveries.awayOf(db, params.id) : undefined
      const order = await setOrderStatus(db, params.id, { ...body, version, away }, now)
      await deliveries.followStatus(db, order, now)
      const { status, notify, restock, reason } = body
      const isRefunded = body.refund && away !== undefined && order.undo !== undefined
      if (isRefunded) await money.giveBack(db, order, { cents: refundableCents(order, away), staff: staff.name, now })
      const after = existing(await findOrder(db, params.id))
      const refunded = isRefunded && { refunded_amount: after.refunded_amount }
      await recordAudit(db, now, staff, {
        action: 'set-status',
        ...ofOrder(order),
        before: { status: before?.status },
        after: { status },
        facts: status === 'cancelled' ? { notify, restock, reason, ...refunded } : { notify },
      })
      return { ...order, ...after }
    },
  ),

  route('POST /api/admin/orders/{id}/status/undo', { changes: ['products'] }, ({ db, params, body, now, staff }) =>
    undoOrderStatus(db, params.id, body.event_id, {
      staff,
      now,
      follow: async (order, { created_at }) => {
        await money.keepAgain(db, order.id, created_at)
        await deliveries.followStatus(db, order, now)
      },
    }),
  ),

  route('GET /api/admin/orders/{id}/status-preview', {}, async ({ deps, db, params, query, now }) =>
    previewOrderStatus(db, existing(await findOrder(db, params.id)), query, {
      ...{ away: await deliveries.awayOf(db, params.id), config: deps.config, now },
    }),
  ),
]
