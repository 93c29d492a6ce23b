import type { OrderEdit } from '@arkpax/schema/order-edit'
import type { Order } from '@arkpax/schema/orders'
import { vatPercentOf } from '@arkpax/schema/product-trade'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { priceAt } from '../products/price.ts'
import { lockStock } from '../products/stock.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { refuseNewOrder } from './order-lines.ts'
import { type OrderRows, readOrderRows, storeOrderRows } from './order-rows.repo.ts'
import { addUp, refuseTooMuchOff, sentCents } from './order-rows.ts'
import { returnLines, takeLines } from './order-stock.service.ts'

interface Options {
  now: Date
  /** How many pieces of each line stand in deliveries, by the ids of the lines: fewer cannot be left of it. */
  packed: ReadonlyMap<string, number>
}

type SentItem = OrderEdit['items'][number] & { position: number }

/**
 * Makes the lines of an order, which the caller has locked, what they are to be, and gives its total in cents. Stock follows: what is added is
 * taken, what goes is returned, or the change is refused with `insufficient_stock` and nothing is done.
 */
export async function changeOrderLines(
  db: Kysely<Database>,
  order: Order,
  edit: Pick<OrderEdit, 'items' | 'charges'>,
  { now, packed }: Options,
): Promise<number> {
  const before = await readOrderRows(db, order.id)
  const sent = edit.items.map((item, position) => ({ ...item, position }))
  refusePacked(before, sent, packed)
  const { vatPercent } = (await readSettings(db)).terms
  const after: OrderRows = {
    items: await itemRows(db, order.id, { before, sent, vatPercent, now }),
    charges: chargeRows(order.id, before, edit.charges, vatPercent),
  }
  await storeOrderRows(db, order.id, before, after)
  return addUp([...after.items, ...after.charges])
}

function refusePacked(before: OrderRows, sent: SentItem[], packed: ReadonlyMap<string, number>): void {
  for (const { id, product_name } of before.items) {
    const inParcels = packed.get(id) ?? 0
    const line = sent.find((item) => item.id === id)
    if (!line && inParcels > 0)
      throw invalidField('items', `Riviä ”${product_name}” ei voi poistaa: sitä on toimituksessa ${inParcels}\u00A0kpl`)
    if (line && line.quantity < inParcels)
      throw invalidField(`items.${line.position}.quantity`, `Toimituksissa on jo ${inParcels}\u00A0kpl`)
  }
}

interface ItemsToBe {
  before: OrderRows
  sent: SentItem[]
  vatPercent: number
  now: Date
}

/** The rows of products as they are to be; moves the stock of what differs. */
async function itemRows(db: Kysely<Database>, orderId: string, { before, sent, vatPercent, now }: ItemsToBe) {
  const kept = sent.map((item) => ({ item, was: before.items.find(({ id }) => id === item.id) }))
  for (const { item, was } of kept) {
    if (item.id && !was) throw invalidField(`items.${item.position}.product_id`, 'Riviä ei ole enää tilauksella')
    if (was && was.product_id !== item.product_id)
      throw invalidField(`items.${item.position}.product_id`, 'Lisää toinen tuote omana rivinään')
  }

  const gone = before.items.filter(({ id }) => !sent.some((item) => item.id === id))
  const fewer = kept.flatMap(({ item, was }) =>
    was && item.quantity < was.quantity ? [{ productId: was.product_id, quantity: was.quantity - item.quantity }] : [],
  )
  const more = kept.flatMap(({ item, was }) => {
    const added = item.quantity - (was?.quantity ?? 0)
    return added > 0 ? [{ productId: item.product_id, quantity: added, position: item.position }] : []
  })
  const back = [...gone.map((row) => ({ productId: row.product_id, quantity: row.quantity })), ...fewer]
  await lockProducts(db, [...back, ...more])
  await returnLines(db, back)
  const { taken, refused } = await takeLines(db, more)
  if (refused.length > 0) throw refuseNewOrder(refused)

  const rows = kept.map(({ item, was }) => {
    const { position, quantity } = item
    const discount_cents = sentCents(item.discount) ?? 0
    if (was)
      return { ...was, position, quantity, discount_cents, price_cents: sentCents(item.price) ?? was.price_cents }
    const product = taken.find((line) => line.position === position)
    if (!product) throw invalidField(`items.${position}.product_id`, 'Tuotetta ei ole valikoimassa')
    return {
      id: uuidv7(),
      order_id: orderId,
      product_id: item.product_id,
      product_name: product.name,
      position,
      quantity,
      price_cents: sentCents(item.price) ?? priceAt(product, now).cents,
      discount_cents,
      vat_percent: vatPercentOf(product.vat_class, vatPercent),
      restocked: 0,
    }
  })
  refuseTooMuchOff('items', rows)
  return rows.map(({ position: _, ...row }) => row)
}

/** Every transaction locks products in the same order; an edit returns some and takes others, so it locks them all first. */
async function lockProducts(db: Kysely<Database>, lines: { productId: string }[]): Promise<void> {
  for (const id of [...new Set(lines.map(({ productId }) => productId))].sort()) await lockStock(db, id)
}

function chargeRows(orderId: string, before: OrderRows, sent: OrderEdit['charges'], vatPercent: number) {
  const rows = sent.map(({ id, kind, name, quantity, price, discount, vat_percent }, position) => {
    const was = before.charges.find((row) => row.id === id)
    return {
      id: was?.id ?? uuidv7(),
      order_id: orderId,
      ...{ kind, name, quantity, position },
      price_cents: sentCents(price) ?? 0,
      discount_cents: sentCents(discount) ?? 0,
      vat_percent: vat_percent ?? was?.vat_percent ?? vatPercent,
    }
  })
  refuseTooMuchOff('charges', rows)
  return rows.map(({ position: _, ...row }) => row)
}
