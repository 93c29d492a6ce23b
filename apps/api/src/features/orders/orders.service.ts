import { randomUUID } from 'node:crypto'
import { finnishDay } from '@arkpax/schema/format-fi'
import { type Order, type OrderInput, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { vatPercentOf } from '@arkpax/schema/product-trade'
import type { Insertable, Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { priceAt } from '../products/price.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { orderConfirmation } from './order-confirmation.mail.ts'
import { insertEvent } from './order-events.repo.ts'
import { mergeLines, refuseNewOrder, type SentLine } from './order-lines.ts'
import { takeOrderNumbers } from './order-numbers.repo.ts'
import { takeOrigin } from './order-origin.service.ts'
import { orderSearchText } from './order-search-text.ts'
import { type TakenLine, takeLines } from './order-stock.service.ts'
import { findOrder, insertOrder } from './orders.repo.ts'
import type { OrderItemTable } from './orders.table.ts'

/** The largest total that fits: ten digits, two of them decimals. */
const MAX_TOTAL_CENTS = 9_999_999_999

const notFound = () => new ApiError('not_found', { detail: 'Tilausta ei löytynyt.' })

/**
 * Creates an order at the prices of this moment and takes its stock; the message that it comes from counts as replied to.
 * Throws `invalid_fields` for an unknown product or contact message, `message_has_order` for a second order from a message
 * that nobody has agreed to, and `insufficient_stock` with what is left.
 */
export async function createOrder(db: Kysely<Database>, input: OrderInput, now: Date): Promise<Order> {
  const { items, another_from_message = false, notify, ...customer } = input
  const origin = customer.contact_message_id
  const message_status_before = origin ? await takeOrigin(db, origin, another_from_message, now) : null

  const { taken, refused } = await takeLines(db, mergeLines(items))
  if (refused.length > 0) throw refuseNewOrder(refused)

  const id = randomUUID()
  const createdAt = now.toISOString()
  const { vatPercent } = (await readSettings(db)).terms
  const rows = toItemRows(taken, { orderId: id, vatPercent, now })
  const named = { id, number: await takeOrderNumbers(db, 1), ...customer }
  const order = {
    ...named,
    message_status_before,
    total_amount_cents: addUp(rows),
    vat_percent: vatPercent,
    status: 'pending',
    search_text: orderSearchText(named),
    ordered_on: finnishDay(now),
    created_at: createdAt,
    updated_at: createdAt,
  }
  await insertOrder(db, order, rows)
  const sendAt = new Date(now.getTime() + STATUS_UNDO_MS)
  const mailId = notify
    ? await queueMail(db, orderConfirmation, { to: order.customer_email, payload: { orderId: id }, sendAt }, now)
    : null
  await insertEvent(db, {
    id: uuidv7(),
    order_id: id,
    type: 'created',
    from_status: null,
    to_status: order.status,
    notified: notify,
    stock_move: null,
    mail_id: mailId,
    invitation_id: null,
    created_at: createdAt,
  })
  return existing(await findOrder(db, id))
}

const toItemRows = (
  taken: TakenLine<SentLine>[],
  { orderId, vatPercent, now }: { orderId: string; vatPercent: number; now: Date },
): ItemRow[] =>
  taken
    .toSorted((a, b) => a.position - b.position)
    .map(({ productId, name, quantity, vat_class, ...prices }) => ({
      id: uuidv7(),
      order_id: orderId,
      product_id: productId,
      product_name: name,
      quantity,
      price_cents: priceAt(prices, now).cents,
      vat_percent: vatPercentOf(vat_class, vatPercent),
    }))

type ItemRow = Insertable<OrderItemTable>

function addUp(rows: ItemRow[]): number {
  const cents = rows.reduce((sum, row) => sum + row.quantity * row.price_cents, 0)
  if (cents > MAX_TOTAL_CENTS) throw invalidField('items', 'Tilauksen loppusumma on liian suuri')
  return cents
}

/** An order that was looked for; throws `not_found` when it is not there. */
export function existing(order: Order | undefined): Order {
  if (!order) throw notFound()
  return order
}
