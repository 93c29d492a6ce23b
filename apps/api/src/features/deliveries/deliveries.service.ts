import type { Delivery, DeliveryInput } from '@arkpax/schema/deliveries'
import type { Order } from '@arkpax/schema/orders'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { type Giving, giveUnits } from '../units/delivered-units.service.ts'
import { findDelivery, findRow, insertDelivery, packedOf, updateDelivery } from './deliveries.repo.ts'
import type { DeliveryTable } from './deliveries.table.ts'

/** A delivery that was looked for; throws `not_found` when it is not there. */
export function existingDelivery(delivery: Delivery | undefined): Delivery {
  if (!delivery) throw notFound()
  return delivery
}

const notFound = () => new ApiError('not_found', { detail: 'Toimitusta ei löytynyt.' })

/** A delivery with its order, both as they stay until the transaction ends. */
export interface LockedDelivery {
  order: Order
  row: Selectable<DeliveryTable>
}

/** Locks the order of a delivery, and reads it then. Throws `stale` when it is not at `version`, where one is given. */
export async function lockDelivery(
  db: Kysely<Database>,
  id: string,
  version: number | undefined,
): Promise<LockedDelivery> {
  const found = await findRow(db, id)
  if (!found) throw notFound()
  const order = existing(await lockOrder(db, found.order_id))
  const row = await findRow(db, id)
  if (!row) throw notFound()
  if (version !== undefined && row.version !== version)
    throw new ApiError('stale', { current: await findDelivery(db, id) })
  return { order, row }
}

/** Puts a delivery together. Throws `order_closed` for a cancelled order, and refuses more pieces than are left. */
export async function packDelivery(
  db: Kysely<Database>,
  orderId: string,
  { items, new_serials: newSerials, ...tracking }: DeliveryInput,
  by: { now: Date; author: string },
): Promise<{ order: Order; delivery: Delivery }> {
  const order = existing(await lockOrder(db, orderId))
  if (order.status === 'cancelled') throw new ApiError('order_closed')
  const packed = await packedOf(db, orderId)
  for (const [index, { order_item_id, quantity }] of items.entries()) {
    const line = order.items.find(({ id }) => id === order_item_id)
    if (!line) throw invalidField(`items.${index}.order_item_id`, 'Riviä ei ole tilauksella')
    if (items.findIndex((item) => item.order_item_id === order_item_id) !== index)
      throw invalidField(`items.${index}.order_item_id`, 'Sama rivi on valittu kahdesti')
    const left = line.quantity - (packed.get(order_item_id) ?? 0)
    if (quantity > left) throw invalidField(`items.${index}.quantity`, `Toimittamatta on enää ${left}\u00A0kpl`)
  }
  const id = uuidv7()
  const at = by.now.toISOString()
  await insertDelivery(
    db,
    { id, order_id: orderId, state: 'packed', made_by: 'staff', ...tracking, created_at: at, updated_at: at },
    items.filter(({ quantity }) => quantity > 0).map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
  )
  if (items.some(({ serials }) => serials.length > 0))
    await giveSerials(db, { order, id }, items, { ...by, newSerials })
  return { order, delivery: existingDelivery(await findDelivery(db, id)) }
}

type Lines = readonly { order_item_id: string; serials: readonly string[] }[]

/** Makes these units those of a delivery that stands already. Refuses more serial numbers than there are pieces of a line in it. */
export async function setSerials(
  db: Kysely<Database>,
  { order, row }: LockedDelivery,
  lines: Lines,
  by: Giving,
): Promise<Delivery> {
  const { items } = existingDelivery(await findDelivery(db, row.id))
  for (const [index, { order_item_id, serials }] of lines.entries()) {
    const item = items.find((one) => one.order_item_id === order_item_id)
    if (!item) throw invalidField(`items.${index}.order_item_id`, 'Riviä ei ole toimituksessa')
    if (serials.length > item.quantity)
      throw invalidField(`items.${index}.serials`, `Toimituksessa on vain ${item.quantity}\u00A0kpl`)
  }
  await giveSerials(db, { order, id: row.id }, lines, by)
  await updateDelivery(db, row.id, {}, by.now)
  return existingDelivery(await findDelivery(db, row.id))
}

const giveSerials = (db: Kysely<Database>, { order, id }: { order: Order; id: string }, lines: Lines, by: Giving) =>
  giveUnits(
    db,
    { orderId: order.id, orderNumber: order.number, deliveryId: id },
    lines.map(({ order_item_id, serials }) => ({
      order_item_id,
      serials,
      product_id: order.items.find((line) => line.id === order_item_id)?.product_id ?? '',
    })),
    by,
  )
