import { toEuros } from '@arkpax/schema/money'
import type { OrderEdit } from '@arkpax/schema/order-edit'
import type { DeliveryState } from '@arkpax/schema/order-states'
import type { Order, OrderCharge, OrderItem, OrderQuery } from '@arkpax/schema/orders'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page, toPage } from '../../db/keyset.ts'
import { computedText, listOrder, number, onDays, text } from '../../db/list-order.ts'
import { searchedPhone } from '../../db/phone-digits.ts'
import { matching } from '../../db/text-search.ts'
import { nextVersion } from '../../db/versions.ts'
import { readOrderName } from './order-name.ts'
import { orderSearchText } from './order-search-text.ts'
import type { OrderChargeTable, OrderItemTable, OrderTable } from './orders.table.ts'
import { isPaidAs } from './payment-states.repo.ts'
import { forgetSalesBefore, storeSalesOf } from './sales-days.repo.ts'

type OrderRow = Selectable<OrderTable>

/** What the buyer of an order is called first. */
const BUYER = sql<string>`coalesce(company, customer_name)`

const SORTS = {
  date: [text('created_at'), text('id')],
  customer: [computedText('buyer', BUYER), text('id')],
  total: [number('total_amount_cents'), text('id')],
}

/** Orders by text, status and day, in the order that is asked for. */
export async function listOrders(db: Kysely<Database>, query: OrderQuery): Promise<Page<Order>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('orders').where(onDays('created_at', query)), query.cursor)
  if (query.status !== 'all') rows = rows.where('status', '=', query.status)
  if (query.delivery !== 'all') rows = rows.where('delivery_state', '=', query.delivery)
  if (query.payment !== 'all') rows = rows.where(isPaidAs(query.payment))
  if (query.q) {
    const newest = rows.select(['id', 'search_text as text'])
    rows = rows.where(await matching(db, 'orders', searchedPhone(query.q), newest, query.limit + 1))
  }
  const page = toPage(
    await rows
      .selectAll()
      .select(BUYER.as('buyer'))
      .limit(query.limit + 1)
      .execute(),
    query.limit,
    order.keyOf,
    (row) => row,
  )
  return new Page(await withItems(db, page.items), page.next)
}

/** The few orders that a text fits best: the one that has this number, then the newest that have the text in them. */
export async function findBestOrders(db: Kysely<Database>, q: string, limit: number): Promise<Order[]> {
  const { number } = readOrderName(q)
  const named = await db.selectFrom('orders').selectAll().where('number', '=', number).execute()
  const { items } = await listOrders(db, { q, limit, status: 'all', payment: 'all', delivery: 'all', sort: '-date' })
  const others = items.filter((order) => order.id !== named[0]?.id)
  return [...(await withItems(db, named)), ...others].slice(0, limit)
}

/** How many orders nobody has begun to handle. */
export async function countPendingOrders(db: Kysely<Database>): Promise<number> {
  const pending = db.selectFrom('orders').where('status', '=', 'pending')
  return (await pending.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** One order; undefined when it is not there. */
export async function findOrder(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute()
  return (await withItems(db, rows))[0]
}

/**
 * One order, whose status no other transaction changes before this one ends: a write of the same value locks the row on
 * both engines. Undefined when it is not there.
 */
export async function lockOrder(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  const rows = await db
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .execute()
  return (await withItems(db, rows))[0]
}

/** The orders of an address, oldest first. */
export async function listOrdersOf(db: Kysely<Database>, email: string): Promise<Order[]> {
  const rows = db.selectFrom('orders').selectAll().where('customer_email', '=', email)
  return withItems(db, await rows.orderBy('created_at').orderBy('id').execute())
}

/** The orders that were made from a contact message, oldest first. */
export async function listOrdersFrom(db: Kysely<Database>, contactMessageId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where('contact_message_id', '=', contactMessageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The orders of an address among those of these numbers, oldest first. */
export async function listOrdersNumbered(db: Kysely<Database>, email: string, numbers: readonly number[]) {
  if (!email || numbers.length === 0) return []
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where('customer_email', '=', email)
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute()
}

/** Stores an order with its lines. */
export async function insertOrder(
  db: Kysely<Database>,
  order: Insertable<OrderTable>,
  items: Insertable<OrderItemTable>[],
  charges: Insertable<OrderChargeTable>[],
): Promise<void> {
  await db.insertInto('orders').values(order).execute()
  if (items.length > 0) await db.insertInto('order_items').values(items).execute()
  if (charges.length > 0) await db.insertInto('order_charges').values(charges).execute()
  await storeSalesOf(db, order.ordered_on)
}

/** Changes an order's own columns, what is searched of it, and the sales of its day. */
export async function updateOrder(
  db: Kysely<Database>,
  { id, number }: Pick<Order, 'id' | 'number'>,
  change: Omit<OrderEdit, 'items' | 'charges' | 'notify'> & { total_amount_cents: number; credited_cents: number },
  now: Date,
): Promise<void> {
  const { ordered_on } = await db
    .updateTable('orders')
    .set({
      ...change,
      search_text: orderSearchText({ id, number, ...change }),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .returning('ordered_on')
    .executeTakeFirstOrThrow()
  await storeSalesOf(db, ordered_on)
}

/** Writes down how far an order has been delivered; its deliveries know. */
export async function setDeliveryStateOf(db: Kysely<Database>, id: string, state: DeliveryState): Promise<void> {
  await db.updateTable('orders').set({ delivery_state: state }).where('id', '=', id).execute()
}

/** Sets the status of an order. */
export async function updateStatus(db: Kysely<Database>, id: string, status: string, now: Date): Promise<void> {
  const { ordered_on } = await db
    .updateTable('orders')
    .set({ status, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .returning('ordered_on')
    .executeTakeFirstOrThrow()
  await storeSalesOf(db, ordered_on)
}

/** Takes an order from the message that it was made from; gives the message and what it was before the order, null where there is none. */
export async function leaveOrigin(db: Kysely<Database>, id: string) {
  const { contact_message_id: messageId, message_status_before: status } = await db
    .selectFrom('orders')
    .select(['contact_message_id', 'message_status_before'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!messageId || !status) return null
  await db
    .updateTable('orders')
    .set({ contact_message_id: null, message_status_before: null })
    .where('id', '=', id)
    .execute()
  return { messageId, status }
}

/** Deletes the orders of before this Finnish day (YYYY-MM-DD), and what their days have sold. */
export async function deleteOrdersBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('orders').where('ordered_on', '<', day).execute()
  await forgetSalesBefore(db, day)
}

/** Adds their lines to orders, read in two queries. */
async function withItems(db: Kysely<Database>, orders: OrderRow[]): Promise<Order[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const rows = await db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  const itemsOf = Map.groupBy(rows, (row) => row.order_id)
  const charges = await db.selectFrom('order_charges').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  const chargesOf = Map.groupBy(charges, (row) => row.order_id)
  return orders.map((order) => toOrder(order, itemsOf.get(order.id) ?? [], chargesOf.get(order.id) ?? []))
}

const toOrder = (
  row: OrderRow,
  items: Selectable<OrderItemTable>[],
  charges: Selectable<OrderChargeTable>[],
): Order => ({
  id: row.id,
  number: row.number,
  status: row.status,
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  customer_phone: row.customer_phone,
  shipping_address: row.shipping_address,
  shipping_postcode: row.shipping_postcode,
  shipping_city: row.shipping_city,
  total_amount: toEuros(row.total_amount_cents),
  note: row.note,
  contact_message_id: row.contact_message_id,
  company: row.company,
  business_id: row.business_id,
  billing_address: row.billing_address,
  billing_postcode: row.billing_postcode,
  billing_city: row.billing_city,
  einvoice_address: row.einvoice_address,
  einvoice_operator: row.einvoice_operator,
  payment_method: row.payment_method,
  payment_due_on: row.payment_due_on,
  paid_amount: toEuros(row.paid_cents),
  refunded_amount: toEuros(row.refunded_cents),
  refund_waiting_amount: toEuros(row.refund_waiting_cents),
  credited_amount: toEuros(row.credited_cents),
  delivery_state: row.delivery_state,
  items: items.map(toItem),
  charges: charges.map(toCharge),
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

const toItem = (row: Selectable<OrderItemTable>): OrderItem => ({
  id: row.id,
  product_id: row.product_id,
  product_name: row.product_name,
  quantity: row.quantity,
  price: toEuros(row.price_cents),
  discount: toEuros(row.discount_cents),
  vat_percent: row.vat_percent,
})

const toCharge = ({ order_id: _, price_cents, discount_cents, ...row }: Selectable<OrderChargeTable>): OrderCharge => ({
  ...row,
  price: toEuros(price_cents),
  discount: toEuros(discount_cents),
})
