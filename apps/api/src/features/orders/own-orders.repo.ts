import { toEuros } from '@arkpax/schema/money'
import { paymentStateOf } from '@arkpax/schema/order-payment'
import { order } from '@arkpax/schema/orders'
import type { CustomerOrder, CustomerOrderDetail } from '@arkpax/schema/own-things'
import type { PageQuery } from '@arkpax/schema/paging'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { listMilestones } from './order-events.repo.ts'
import { findOrder, listOrdersOf } from './orders.repo.ts'
import type { OrderTable } from './orders.table.ts'

/** The orders of an address, newest first. */
export async function listOwnOrders(
  db: Kysely<Database>,
  email: string,
  query: PageQuery,
): Promise<Page<CustomerOrder>> {
  let rows = db
    .selectFrom('orders')
    .selectAll()
    .where('customer_email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) {
    const [createdAt = '', id = ''] = readCursor(query.cursor, 2)
    rows = rows.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(createdAt, id)))
  }
  const page = await rows.execute()
  const items = await itemsOf(
    db,
    page.map(({ id }) => id),
  )
  return toPage(
    page,
    query.limit,
    (row) => [row.created_at, row.id],
    (row) => toCustomerOrder(row, items.get(row.id) ?? []),
  )
}

type NamedItems = CustomerOrder['items']

/** What was ordered, by the order. */
async function itemsOf(db: Kysely<Database>, orderIds: readonly string[]): Promise<ReadonlyMap<string, NamedItems>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_items')
    .select(['order_id', 'product_id', 'product_name', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, items]) => [
      id,
      items.map(({ order_id: _, ...item }) => item),
    ]),
  )
}

/** An order of an address with its lines and its timeline; undefined when it is another's. Notes of staff stay with staff. */
export async function findOwnOrder(
  db: Kysely<Database>,
  email: string,
  id: string,
): Promise<Omit<CustomerOrderDetail, 'deliveries' | 'returns' | 'payment'> | undefined> {
  const order = await findOrder(db, id)
  if (order?.customer_email !== email) return undefined
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    created_at: order.created_at,
    total_amount: order.total_amount,
    customer_name: order.customer_name,
    customer_phone: order.customer_phone,
    shipping_address: order.shipping_address,
    shipping_postcode: order.shipping_postcode,
    shipping_city: order.shipping_city,
    payment_state: paymentStateOf(order),
    delivery_state: order.delivery_state,
    items: order.items,
    charges: order.charges,
    events: await listMilestones(db, order.id),
  }
}

/** Where the last order of these addresses went, and the phone number that was given with it; null without one. */
export async function findLastDelivery(db: Kysely<Database>, emails: string[]) {
  const last = await db
    .selectFrom('orders')
    .select(['customer_phone', 'shipping_address', 'shipping_postcode', 'shipping_city'])
    .where('customer_email', 'in', emails)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

/** What an order tells the person whose it is: all but what staff keep of it for themselves. */
const downloadedOrder = order.omit({ note: true, contact_message_id: true, version: true })

/** The orders of an address as the person downloads them, oldest first. */
export async function readOrdersOf(db: Kysely<Database>, email: string) {
  const orders = await listOrdersOf(db, email)
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('type', '<>', 'edited')
    .orderBy('id')
    .execute()
  const eventsOf = Map.groupBy(events, ({ order_id }) => order_id)
  return orders.map((order) => ({
    ...downloadedOrder.parse(order),
    events: (eventsOf.get(order.id) ?? []).map(({ to_status, created_at }) => ({ status: to_status, created_at })),
  }))
}

const toCustomerOrder = (row: Selectable<OrderTable>, items: NamedItems): CustomerOrder => ({
  id: row.id,
  number: row.number,
  status: row.status,
  created_at: row.created_at,
  total_amount: toEuros(row.total_amount_cents),
  shipping_address: row.shipping_address,
  payment_state: paymentStateOf({
    ...row,
    total_amount: toEuros(row.total_amount_cents),
    paid_amount: toEuros(row.paid_cents),
    refunded_amount: toEuros(row.refunded_cents),
    refund_waiting_amount: toEuros(row.refund_waiting_cents),
    credited_amount: toEuros(row.credited_cents),
  }),
  delivery_state: row.delivery_state,
  items,
})
