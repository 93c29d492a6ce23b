import type { Order } from '@arkpax/schema/orders'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { setDeliveryStateOf } from '../orders/orders.repo.ts'
import { followDeliveries } from '../units/delivered-units.service.ts'
import { deleteDelivery, insertDelivery, listPieces, packedOf, rowsOf, updateDelivery } from './deliveries.repo.ts'
import type { DeliveryTable } from './deliveries.table.ts'
import { deliveryStateOf } from './delivery-state.ts'

type Row = Selectable<DeliveryTable>

/**
 * Makes the deliveries of an order say what its status says, which staff have set: all of it has been sent, or delivered; or it has not,
 * and what the status had done to them is taken back. What staff have written down of a delivery by hand stays.
 */
export async function followStatus(db: Kysely<Database>, order: Order, now: Date): Promise<void> {
  const rows = await rowsOf(db, order.id)
  if (order.status === 'shipped' || order.status === 'delivered') {
    for (const row of rows) await bringTo(db, row, order.status, now)
    await sendTheRest(db, order, now)
  } else if (order.status !== 'cancelled') {
    for (const row of rows) await unsend(db, row, now)
  }
  await storeDeliveryState(db, order, now)
}

/** Writes down how far an order has been delivered, and its units with it. */
export async function storeDeliveryState(db: Kysely<Database>, { id, number, status, items }: Order, now: Date) {
  const state = deliveryStateOf(items, await listPieces(db, id))
  await setDeliveryStateOf(db, id, state)
  await followDeliveries(db, { id, number, isCancelled: status === 'cancelled' }, now)
  return state
}

async function bringTo(db: Kysely<Database>, row: Row, status: 'shipped' | 'delivered', now: Date): Promise<void> {
  const at = now.toISOString()
  const sent = { sent_by: row.sent_by ?? ('status' as const), sent_at: row.sent_at ?? at }
  if (status === 'delivered' && (row.state === 'packed' || row.state === 'sent'))
    await updateDelivery(db, row.id, { ...sent, state: 'delivered', delivered_by: 'status', delivered_at: at }, now)
  if (status === 'shipped' && row.state === 'packed') await updateDelivery(db, row.id, { ...sent, state: 'sent' }, now)
  if (status === 'shipped' && row.state === 'delivered' && row.delivered_by === 'status')
    await updateDelivery(db, row.id, { state: 'sent', delivered_by: null, delivered_at: null }, now)
}

/** What stands in no delivery yet went with the status. */
async function sendTheRest(db: Kysely<Database>, order: Order, now: Date): Promise<void> {
  const packed = await packedOf(db, order.id)
  const rest = order.items
    .map(({ id, quantity }) => ({ order_item_id: id, quantity: quantity - (packed.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  if (rest.length === 0) return
  const at = now.toISOString()
  const isDelivered = order.status === 'delivered'
  await insertDelivery(
    db,
    {
      id: uuidv7(),
      order_id: order.id,
      state: isDelivered ? 'delivered' : 'sent',
      ...{ made_by: 'status', sent_by: 'status', delivered_by: isDelivered ? 'status' : null },
      ...{ sent_at: at, delivered_at: isDelivered ? at : null, created_at: at, updated_at: at },
    },
    rest,
  )
}

async function unsend(db: Kysely<Database>, row: Row, now: Date): Promise<void> {
  if (row.made_by === 'status') return deleteDelivery(db, row.id)
  if (row.sent_by === 'status') {
    const gone = { sent_by: null, sent_at: null, delivered_by: null, delivered_at: null }
    return updateDelivery(db, row.id, { ...gone, state: 'packed' }, now)
  }
  if (row.state === 'delivered' && row.delivered_by === 'status')
    await updateDelivery(db, row.id, { state: 'sent', delivered_by: null, delivered_at: null }, now)
}
