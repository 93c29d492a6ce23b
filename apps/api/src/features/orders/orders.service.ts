import { randomUUID } from 'node:crypto'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order, OrderInput } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { searchText } from '../../db/search-text.ts'
import { ApiError } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { reviewInvitationTime } from '../mail/review-invitation-time.ts'
import { mergeLines, refuseNewOrder, refuseReopening, type SentLine } from './order-lines.ts'
import { returnLines, type TakenLine, takeLines } from './order-stock.service.ts'
import {
  findOrder,
  hasContactMessage,
  hasHadStatus,
  insertEvent,
  insertOrder,
  lockOrder,
  updateStatus,
} from './orders.repo.ts'
import type { OrderItemTable } from './orders.table.ts'

/** The largest total that fits spec §9: ten digits, two of them decimals. */
const MAX_TOTAL_CENTS = 9_999_999_999

const notFound = () => new ApiError('not_found', { detail: 'Tilausta ei löytynyt.' })
const invalid = (path: string, detail: string) => new ApiError('invalid_fields', { errors: [{ path, detail }] })

/**
 * Creates an order at the prices of this moment and takes its stock. Throws `invalid_fields` for an unknown product or
 * contact message and `insufficient_stock` with what is left (architecture §4).
 */
export async function createOrder(db: Kysely<Database>, input: OrderInput, now: Date): Promise<Order> {
  const { items, ...customer } = input
  if (customer.contact_message_id && !(await hasContactMessage(db, customer.contact_message_id)))
    throw invalid('contact_message_id', 'Yhteydenottoa ei löytynyt')

  const { taken, refused } = await takeLines(db, mergeLines(items))
  if (refused.length > 0) throw refuseNewOrder(refused)

  const id = randomUUID()
  const createdAt = now.toISOString()
  const rows = toItemRows(id, taken)
  const order = {
    id,
    ...customer,
    total_amount_cents: addUp(rows),
    status: 'pending',
    search_text: searchText(
      id,
      customer.customer_name,
      customer.customer_email,
      customer.customer_phone,
      customer.shipping_address,
      customer.shipping_postcode,
      customer.shipping_city,
    ),
    ordered_on: finnishDay(now),
    created_at: createdAt,
    updated_at: createdAt,
  }
  await insertOrder(db, order, rows)
  await insertEvent(db, {
    order_id: id,
    type: 'created',
    from_status: null,
    to_status: order.status,
    created_at: createdAt,
  })
  await queueMail(db, { kind: 'order-confirmation', to: order.customer_email, payload: { orderId: id } }, now)
  return existing(await findOrder(db, id))
}

const toItemRows = (orderId: string, taken: TakenLine<SentLine>[]): OrderItemTable[] =>
  taken
    .toSorted((a, b) => a.position - b.position)
    .map(({ productId, name, quantity, price_cents }) => ({
      id: uuidv7(),
      order_id: orderId,
      product_id: productId,
      product_name: name,
      quantity,
      price_cents,
    }))

function addUp(rows: OrderItemTable[]): number {
  const cents = rows.reduce((sum, row) => sum + row.quantity * row.price_cents, 0)
  if (cents > MAX_TOTAL_CENTS) throw invalid('items', 'Tilauksen loppusumma on liian suuri')
  return cents
}

/**
 * Sets the status of an order. Cancelling returns its stock; leaving `cancelled` takes it again, or throws
 * `insufficient_stock` and changes nothing. The status that it has already changes nothing either (architecture §4).
 */
export async function setOrderStatus(db: Kysely<Database>, id: string, status: OrderStatus, now: Date): Promise<Order> {
  const order = existing(await lockOrder(db, id))
  if (order.status === status) return order

  const lines = order.items.map((item) => ({ productId: item.product_id, quantity: item.quantity }))
  if (status === 'cancelled') await returnLines(db, lines)
  if (order.status === 'cancelled') {
    const { refused } = await takeLines(db, lines, { evenDeleted: true })
    if (refused.length > 0) throw refuseReopening(refused)
  }
  await tellCustomer(db, order, status, now)
  await updateStatus(db, id, status, now)
  await insertEvent(db, {
    order_id: id,
    type: 'status',
    from_status: order.status,
    to_status: status,
    created_at: now.toISOString(),
  })
  return existing(await findOrder(db, id))
}

/** Queues the mail about a new status and, at the first delivery, the invitation to review. */
async function tellCustomer(db: Kysely<Database>, order: Order, status: OrderStatus, now: Date): Promise<void> {
  const to = order.customer_email
  if (!to) return // The customer has had the order's personal data removed.
  await queueMail(db, { kind: 'order-status', to, payload: { orderId: order.id, status } }, now)
  if (status !== 'delivered' || (await hasHadStatus(db, order.id, 'delivered'))) return
  const sendAt = reviewInvitationTime(now)
  await queueMail(db, { kind: 'review-invitation', to, payload: { orderId: order.id }, sendAt }, now)
}

/** An order that was looked for; throws `not_found` when it is not there. */
export function existing(order: Order | undefined): Order {
  if (!order) throw notFound()
  return order
}
