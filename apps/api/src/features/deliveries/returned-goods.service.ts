import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { refuseUndo } from '../orders/order-lines.ts'
import { linesOfPieces, returnLines, takeLines } from '../orders/order-stock.service.ts'
import { addRestocked, negative, readRestocked } from '../orders/restocked.repo.ts'
import { listItemRows, setRestocked } from './deliveries.repo.ts'
import type { LockedDelivery } from './deliveries.service.ts'

/** What has come back goes into stock, as far as it is not there by a cancellation. */
export async function returnToStock(db: Kysely<Database>, { order, row }: LockedDelivery): Promise<void> {
  const restocked = await readRestocked(db, order.items)
  const items = (await listItemRows(db, row.id)).map((item) => {
    const line = order.items.find(({ id }) => id === item.order_item_id)
    const left = (line?.quantity ?? 0) - (restocked.get(item.order_item_id) ?? 0)
    return { ...item, pieces: Math.min(item.quantity, left) }
  })
  const pieces = items.map((item) => ({ id: item.order_item_id, quantity: item.pieces }))
  await returnLines(db, linesOfPieces(order, pieces))
  await addRestocked(db, pieces)
  for (const item of items) await setRestocked(db, item.id, item.pieces)
}

/** It has not come back after all: what went into stock leaves it, or the step is refused. */
export async function takeFromStock(db: Kysely<Database>, { order, row }: LockedDelivery): Promise<void> {
  const items = (await listItemRows(db, row.id)).filter(({ restocked }) => restocked > 0)
  const pieces = items.map((item) => ({ id: item.order_item_id, quantity: item.restocked }))
  const { refused } = await takeLines(db, linesOfPieces(order, pieces), { evenDeleted: true })
  if (refused.length > 0) throw refuseUndo(refused)
  await addRestocked(db, negative(pieces))
  for (const item of items) await setRestocked(db, item.id, 0)
}
