import { randomUUID } from 'node:crypto'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { PaymentMethod } from '@arkpax/schema/order-states'
import { type BuyerInput, type Order, type OrderInput, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { dueDay } from '@arkpax/schema/payment-instructions'
import { vatPercentOf } from '@arkpax/schema/product-trade'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { priceAt } from '../products/price.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { orderConfirmation } from './order-confirmation.mail.ts'
import { insertEvent } from './order-events.repo.ts'
import { mergeLines, type OrderedLine, refuseNewOrder } from './order-lines.ts'
import { takeOrderNumbers } from './order-numbers.repo.ts'
import { takeOrigin } from './order-origin.service.ts'
import { addUp, refuseTooMuchOff, sentCents } from './order-rows.ts'
import { orderSearchText } from './order-search-text.ts'
import { type TakenLine, takeLines } from './order-stock.service.ts'
import { findOrder, insertOrder } from './orders.repo.ts'
import type { OrderChargeTable } from './orders.table.ts'

const notFound = () => new ApiError('not_found', { detail: 'Tilausta ei löytynyt.' })

/** What an order is made of. */
export interface NewOrder extends BuyerInput {
  note: string | null
  contact_message_id: string | null
  /** A second order from one message is refused unless this says that another is meant. */
  anotherFromMessage: boolean
  lines: OrderedLine[]
  charges: (Pick<Selectable<OrderChargeTable>, 'kind' | 'name' | 'quantity' | 'price_cents' | 'vat_percent'> & {
    discount_cents?: number
  })[]
  payment_method: PaymentMethod | null
  /** YYYY-MM-DD in Finland; null where the terms of the sale decide. */
  payment_due_on: string | null
  /** Whether the customer gets a confirmation: the usual one, ten seconds later, unless `confirm` queues another and gives its id. */
  notify: boolean
  confirm?: (orderId: string) => Promise<string>
}

/** Creates an order as staff enter it, at the prices of this moment; throws what `placeOrder` throws. */
export async function createOrder(db: Kysely<Database>, input: OrderInput, now: Date): Promise<Order> {
  const { items, charges, another_from_message: anotherFromMessage = false, ...order } = input
  const { terms } = await readSettings(db)
  const chargeRows = charges.map(({ price, discount, vat_percent, ...charge }, position) => ({
    ...charge,
    position,
    price_cents: sentCents(price) ?? 0,
    discount_cents: sentCents(discount) ?? 0,
    vat_percent: vat_percent ?? terms.vatPercent,
  }))
  refuseTooMuchOff('charges', chargeRows)
  return placeOrder(
    db,
    {
      ...order,
      anotherFromMessage,
      lines: mergeLines(items),
      charges: chargeRows.map(({ position: _, ...charge }) => charge),
      payment_due_on: null,
    },
    now,
  )
}

/**
 * Makes an order and takes its stock; the message that it comes from counts as replied to. Whoever holds a reservation for it
 * releases that before, in the same transaction. Throws `invalid_fields` for an unknown product or contact message,
 * `message_has_order` for a second order from a message that nobody has agreed to, and `insufficient_stock` with what is left.
 */
export async function placeOrder(
  db: Kysely<Database>,
  { lines, charges, anotherFromMessage, notify, confirm, ...input }: NewOrder,
  now: Date,
): Promise<Order> {
  refuseInvoiceOfConsumer(input)
  const origin = input.contact_message_id
  const message_status_before = origin ? await takeOrigin(db, origin, anotherFromMessage, now) : null

  const { taken, refused } = await takeLines(db, lines)
  if (refused.length > 0) throw refuseNewOrder(refused)

  const id = randomUUID()
  const createdAt = now.toISOString()
  const { terms, sale } = await readSettings(db)
  const { vatPercent } = terms
  const priced = toItemRows(taken, { orderId: id, vatPercent, now })
  refuseTooMuchOff('items', priced)
  const rows = priced.map(({ position: _, ...row }) => row)
  const chargeRows = charges.map((charge) => ({ id: uuidv7(), order_id: id, discount_cents: 0, ...charge }))
  const named = { id, number: await takeOrderNumbers(db, 1), ...input }
  const order = {
    ...named,
    message_status_before,
    payment_due_on: input.payment_due_on ?? dueDay(input.payment_method, finnishDay(now), sale),
    total_amount_cents: addUp([...rows, ...chargeRows]),
    vat_percent: vatPercent,
    status: 'pending',
    search_text: orderSearchText(named),
    ordered_on: finnishDay(now),
    created_at: createdAt,
    updated_at: createdAt,
  }
  await insertOrder(db, order, rows, chargeRows)
  const sendAt = new Date(now.getTime() + STATUS_UNDO_MS)
  const confirmation = { to: order.customer_email, payload: { orderId: id }, sendAt }
  const mailId = notify ? await (confirm?.(id) ?? queueMail(db, orderConfirmation, confirmation, now)) : null
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
  taken: TakenLine<OrderedLine>[],
  { orderId, vatPercent, now }: { orderId: string; vatPercent: number; now: Date },
) =>
  taken
    .toSorted((a, b) => a.position - b.position)
    .map(({ productId, position, name, quantity, vat_class, priceCents, discountCents = 0, ...prices }) => ({
      id: uuidv7(),
      position,
      order_id: orderId,
      product_id: productId,
      product_name: name,
      quantity,
      price_cents: priceCents ?? priceAt(prices, now).cents,
      discount_cents: discountCents,
      vat_percent: vatPercentOf(vat_class, vatPercent),
    }))

/** A consumer's invoice would be credit, for which the law asks strong identification. */
export function refuseInvoiceOfConsumer({
  payment_method,
  business_id,
}: Pick<NewOrder, 'payment_method' | 'business_id'>): void {
  if (payment_method === 'invoice' && !business_id)
    throw invalidField('payment_method', 'Laskulla voi maksaa vain yritys: anna Y-tunnus tai valitse toinen maksutapa')
}

/** An order that was looked for; throws `not_found` when it is not there. */
export function existing(order: Order | undefined): Order {
  if (!order) throw notFound()
  return order
}
