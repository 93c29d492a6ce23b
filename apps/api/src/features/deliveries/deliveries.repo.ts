import { type Delivery, isAway } from '@arkpax/schema/deliveries'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { nextVersion } from '../../db/versions.ts'
import { listUnitsOfDeliveries } from '../units/delivered-units.repo.ts'
import type { DeliveryTable } from './deliveries.table.ts'

type DeliveryRow = Selectable<DeliveryTable>

/** The deliveries of an order, oldest first. */
export async function listDeliveriesOf(db: Kysely<Database>, orderId: string): Promise<Delivery[]> {
  return withItems(db, await rowsOf(db, orderId))
}

/** The same as they are stored. */
export const rowsOf = (db: Kysely<Database>, orderId: string): Promise<DeliveryRow[]> =>
  db.selectFrom('deliveries').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute()

/** One delivery as it is stored; undefined when it is not there. */
export const findRow = (db: Kysely<Database>, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()

/** One delivery; undefined when it is not there. */
export async function findDelivery(db: Kysely<Database>, id: string): Promise<Delivery | undefined> {
  const row = await findRow(db, id)
  return row && (await withItems(db, [row]))[0]
}

/** Stores a delivery with its pieces. */
export async function insertDelivery(
  db: Kysely<Database>,
  row: Insertable<DeliveryTable>,
  items: readonly { order_item_id: string; quantity: number }[],
): Promise<void> {
  await db.insertInto('deliveries').values(row).execute()
  await db
    .insertInto('delivery_items')
    .values(items.map((item) => ({ id: uuidv7(), delivery_id: row.id, ...item })))
    .execute()
}

/** Changes a delivery. */
export async function updateDelivery(
  db: Kysely<Database>,
  id: string,
  change: Updateable<DeliveryTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...change, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Deletes a delivery; its pieces are to be delivered again. */
export async function deleteDelivery(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('deliveries').where('id', '=', id).execute()
}

/** The pieces of the deliveries of an order, line by line, with the state that they are in. */
export const listPieces = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('delivery_items')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_items.delivery_id')
    .select(['order_item_id', 'quantity', 'state'])
    .where('order_id', '=', orderId)
    .execute()

/** How many pieces of each line of an order stand in its deliveries, by the ids of the lines. */
export const packedOf = async (db: Kysely<Database>, orderId: string): Promise<Map<string, number>> =>
  countPieces(await listPieces(db, orderId))

/** How many of them have left and not come back as a parcel. */
export async function awayOf(db: Kysely<Database>, orderId: string): Promise<Map<string, number>> {
  const pieces = await listPieces(db, orderId)
  return countPieces(pieces.filter(({ state }) => isAway(state)))
}

/** How many pieces of each line there are, by the ids of the lines. */
export function countPieces(pieces: readonly { order_item_id: string; quantity: number }[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { order_item_id, quantity } of pieces)
    counted.set(order_item_id, (counted.get(order_item_id) ?? 0) + quantity)
  return counted
}

/** The pieces of one delivery as they are stored. */
export const listItemRows = (db: Kysely<Database>, deliveryId: string) =>
  db
    .selectFrom('delivery_items')
    .select(['id', 'order_item_id', 'quantity', 'restocked'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute()

/** What is packed in a delivery, with what its carrier asks of each product. */
export const listPackedGoods = (db: Kysely<Database>, deliveryId: string) =>
  db
    .selectFrom('delivery_items')
    .innerJoin('order_items', 'order_items.id', 'delivery_items.order_item_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .select(['order_item_id', 'product_name', 'delivery_items.quantity', 'sku', 'shipping_weight_g', 'un_number'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('order_items.id')
    .execute()

/** Writes down how many pieces of a part of a delivery went back into stock. */
export async function setRestocked(db: Kysely<Database>, itemId: string, restocked: number): Promise<void> {
  await db.updateTable('delivery_items').set({ restocked }).where('id', '=', itemId).execute()
}

/** Adds their pieces to deliveries, read in one query. */
async function withItems(db: Kysely<Database>, rows: DeliveryRow[]): Promise<Delivery[]> {
  if (rows.length === 0) return []
  const items = await db
    .selectFrom('delivery_items')
    .innerJoin('order_items', 'order_items.id', 'delivery_items.order_item_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .select(['delivery_items.delivery_id', 'order_item_id', 'product_name', 'delivery_items.quantity', 'un_number'])
    .where(
      'delivery_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_items.id')
    .execute()
  const units = await listUnitsOfDeliveries(
    db,
    rows.map(({ id }) => id),
  )
  const serialsOf = Map.groupBy(units, ({ delivery_id, order_item_id }) => `${delivery_id} ${order_item_id}`)
  const withSerials = items.map((item) => ({
    ...item,
    serials: (serialsOf.get(`${item.delivery_id} ${item.order_item_id}`) ?? []).map(({ serial }) => serial),
  }))
  const itemsOf = Map.groupBy(withSerials, (item) => item.delivery_id)
  return rows.map((row) => toDelivery(row, itemsOf.get(row.id) ?? []))
}

type ItemRow = Delivery['items'][number] & { un_number: string | null }

const toDelivery = (row: DeliveryRow, items: ItemRow[]): Delivery => ({
  id: row.id,
  order_id: row.order_id,
  state: row.state,
  carrier: row.carrier,
  tracking_number: row.tracking_number,
  tracking_url: row.tracking_url,
  items: items.map(({ order_item_id, product_name, quantity, serials }) => ({
    ...{ order_item_id, product_name, quantity, serials },
  })),
  un_numbers: [...new Set(items.flatMap(({ un_number }) => un_number ?? []))].sort(),
  sent_at: row.sent_at,
  delivered_at: row.delivered_at,
  returned_at: row.returned_at,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
})
