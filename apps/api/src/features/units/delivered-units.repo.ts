import type { ParcelState } from '@arkpax/schema/deliveries'
import type { UnitStatus } from '@arkpax/schema/units'
import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { nextVersion } from '../../db/versions.ts'
import type { UnitTable } from './units.table.ts'

/** A unit of an order, with the state of its delivery; null where it stands in none. */
export interface OrderedUnit {
  id: string
  serial: string
  status: UnitStatus
  order_item_id: string | null
  delivery_id: string | null
  delivered_on: string | null
  state: ParcelState | null
}

/** The units of an order, by serial number. */
export const listUnitsOfOrder = (db: Kysely<Database>, orderId: string): Promise<OrderedUnit[]> =>
  db
    .selectFrom('units')
    .leftJoin('deliveries', 'deliveries.id', 'units.delivery_id')
    .select(['units.id', 'serial', 'units.status', 'order_item_id', 'delivery_id', 'delivered_on', 'deliveries.state'])
    .where('units.order_id', '=', orderId)
    .orderBy('serial')
    .execute()

/** The units that stand in deliveries, by serial number. */
export const listUnitsOfDeliveries = (db: Kysely<Database>, deliveryIds: readonly string[]) =>
  db
    .selectFrom('units')
    .select(['serial', 'delivery_id', 'order_item_id'])
    .where('delivery_id', 'in', ['', ...deliveryIds])
    .orderBy('serial')
    .execute()

interface Parcel {
  orderId: string
  orderItemId: string
  deliveryId: string
  now: Date
}

/** Puts units that are with us into a delivery; gives the ids of those that still were. */
export async function linkUnits(
  db: Kysely<Database>,
  serials: readonly string[],
  { orderId, orderItemId, deliveryId, now }: Parcel,
): Promise<string[]> {
  const linked = await db
    .updateTable('units')
    .set({
      ...{ order_id: orderId, order_item_id: orderItemId, delivery_id: deliveryId },
      ...{ status: 'sold', delivered_on: null, version: nextVersion, updated_at: now.toISOString() },
    })
    .where('serial', 'in', ['', ...serials])
    .where('status', '=', 'in_stock')
    .returning('id')
    .execute()
  return linked.map(({ id }) => id)
}

/** Takes units out of their orders; they are with us. */
export const releaseUnits = (db: Kysely<Database>, ids: readonly string[], now: Date): Promise<void> =>
  setUnits(
    db,
    ids,
    { order_id: null, order_item_id: null, delivery_id: null, delivered_on: null, status: 'in_stock' },
    now,
  )

/** Changes units. */
export const moveUnits = (
  db: Kysely<Database>,
  units: readonly { id: string }[],
  change: Updateable<UnitTable>,
  now: Date,
): Promise<void> =>
  setUnits(
    db,
    units.map(({ id }) => id),
    change,
    now,
  )

async function setUnits(db: Kysely<Database>, ids: readonly string[], change: Updateable<UnitTable>, now: Date) {
  if (ids.length === 0) return
  await db
    .updateTable('units')
    .set({ ...change, version: nextVersion, updated_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .execute()
}
