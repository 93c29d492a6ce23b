import { documentKindLabels } from '@arkpax/schema/document-labels'
import { toEuros } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import type { MoneyMethod } from '@arkpax/schema/payments'
import { comingBack, type ReturnDetail } from '@arkpax/schema/returns'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findDeliveryOptions } from '../delivery-options/delivery-options.service.ts'
import { listDocumentsOf } from '../documents/documents.repo.ts'
import { standingSale } from '../documents/issue-refusals.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { listPaymentsOf } from '../payments/payments.repo.ts'
import { listUnitsOfOrder } from '../units/delivered-units.repo.ts'
import { toSummary } from './listed-returns.repo.ts'
import { needsFreight } from './return-freight.service.ts'
import { listPictures, listReturnEvents } from './return-parts.repo.ts'
import { deliveryPaid, sumsOf } from './return-sums.ts'
import { findReturn, listReturnsOf, type WholeReturn } from './returns.repo.ts'

/** A return that was looked for; throws `not_found` when it is not there. */
export function existingReturn(found: WholeReturn | undefined): WholeReturn {
  if (!found) throw new ApiError('not_found', { detail: 'Palautusta ei löytynyt.' })
  return found
}

/** Everything of a return, with what is usual for it. Throws `not_found`. */
export async function readReturn(db: Kysely<Database>, id: string): Promise<ReturnDetail> {
  const row = existingReturn(await findReturn(db, id))
  const order = existing(await findOrder(db, row.order_id))
  const standing = standingSale(await listDocumentsOf(db, order.id))
  const { items: _, ...summary } = toSummary(row, order.number)
  const sums = sumsOf(row, order)
  const serials = await listUnitsOfOrder(db, order.id)
  return {
    ...summary,
    receipt_email: row.receipt_email,
    customer_email: order.customer_email,
    items: row.items.map(
      ({ return_id: _id, value_cents, loss_cents, is_restocked: _is, unit_status: _unit, ...item }) => ({
        ...item,
        value: toEuros(value_cents),
        loss: toEuros(loss_cents),
        known_serials: serials
          .filter(({ order_item_id }) => order_item_id === item.order_item_id)
          .map(({ serial }) => serial),
      }),
    ),
    pickup_on: row.pickup_on,
    pickup_text: row.pickup_text,
    sent_on: row.sent_on,
    arrived_on: row.arrived_on,
    pickup_cost: toEuros(row.pickup_cost_cents),
    delivery_refund: toEuros(row.delivery_refund_cents),
    note: row.note,
    sums: {
      goods: toEuros(sums.goods),
      loss: toEuros(sums.loss),
      delivery: toEuros(sums.delivery),
      pickup: toEuros(sums.pickup),
      total: toEuros(sums.total),
      most: toEuros(sums.most),
    },
    paid_by: await paidBy(db, order.id),
    credits: standing ? `${documentKindLabels[standing.kind]} ${standing.number}` : null,
    ...(await usual(db, row, order)),
    pictures: await listPictures(db, id),
    events: await listReturnEvents(db, id),
    created_at: row.created_at,
  }
}

/** The way in which most of an order's money came; null where none has. */
export async function paidBy(db: Kysely<Database>, orderId: string): Promise<MoneyMethod | null> {
  const paid = (await listPaymentsOf(db, orderId)).filter(({ kind, state }) => kind === 'payment' && state === 'done')
  return paid.toSorted((a, b) => b.cents - a.cents)[0]?.method ?? null
}

/** What a pick-up costs, and what of the delivery is given back. */
async function usual(db: Kysely<Database>, row: WholeReturn, order: Order) {
  const { most, cents } = await usualDeliveryRefund(db, row, order)
  return {
    usual_pickup_cost: await pickupCost(db, row.items, order.shipping_postcode),
    delivery_paid: toEuros(most),
    usual_delivery_refund: toEuros(cents),
    needs_freight: await needsFreight(db, row),
  }
}

/**
 * What of the delivery a return gives back, in cents, and the most that it can: once everything has been withdrawn all of the cheapest way,
 * or of what was paid where nothing was sent.
 */
export async function usualDeliveryRefund(db: Kysely<Database>, row: WholeReturn, order: Order) {
  const others = (await listReturnsOf(db, order.id)).filter(({ id }) => id !== row.id)
  const given = others.reduce((sum, { delivery_refund_cents }) => sum + delivery_refund_cents, 0)
  const paid = deliveryPaid(order)
  const most = Math.max(0, paid - given)
  if (!isAllBack(order, [...others, row])) return { most, cents: 0 }
  const due = order.status === 'cancelled' ? paid : Math.min(paid, await cheapest(db, order, paid))
  return { most, cents: Math.max(0, due - given) }
}

function isAllBack(order: Order, returns: readonly WholeReturn[]): boolean {
  if (order.status === 'cancelled') return true
  const back = comingBack(returns.flatMap(({ items }) => items))
  return order.items.every(
    ({ id, quantity }) => back.filter(({ order_item_id }) => order_item_id === id).length >= quantity,
  )
}

/** What fetching what comes back of these from a postcode usually costs, in euros; null where that is agreed. */
export async function pickupCost(
  db: Kysely<Database>,
  items: WholeReturn['items'],
  postcode: string,
): Promise<number | null> {
  const back = comingBack(items)
  if (back.length === 0) return 0
  const pieces = [...Map.groupBy(back, ({ product_id }) => product_id)]
  const counted = pieces.map(([product_id, { length: quantity }]) => ({ product_id, quantity }))
  const cents = (await optionsFor(db, { postcode, items: counted }))[0]?.returnCostCents ?? null
  return cents === null ? null : toEuros(cents)
}

/** What the cheapest way to deliver the whole order costs now; what was paid where nobody can say. */
async function cheapest(db: Kysely<Database>, order: Order, paid: number): Promise<number> {
  const items = order.items.map(({ product_id, quantity }) => ({ product_id, quantity }))
  const options = await optionsFor(db, { postcode: order.shipping_postcode, items })
  const prices = options.flatMap(({ kind, priceCents }) =>
    kind === 'collection' || priceCents === null ? [] : [priceCents],
  )
  return prices.length > 0 ? Math.min(...prices) : paid
}

/** A product that is no longer for sale has no price of its own. */
async function optionsFor(...[db, question]: Parameters<typeof findDeliveryOptions>) {
  try {
    return await findDeliveryOptions(db, question)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
