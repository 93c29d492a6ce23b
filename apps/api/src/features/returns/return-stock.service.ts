import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { refuseUndo } from '../orders/order-lines.ts'
import { linesOfPieces, returnLines, takeLines } from '../orders/order-stock.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { addRestocked, negative, readRestocked } from '../orders/restocked.repo.ts'
import { changeReturnItem, type ReturnItemRow, type WholeReturn } from './returns.repo.ts'

/**
 * Makes stock what the pieces of a return say: one that was inspected and goes back on sale is there, and others are not. Once the money has
 * been given back a choice alone says that it was inspected. What has come into stock by a delivery that came back is not counted again.
 * Throws `insufficient_stock`.
 */
export async function moveStockOf(db: Kysely<Database>, { order_id, state, items }: WholeReturn): Promise<void> {
  if (state === 'closed') return
  const isInspected = state === 'inspected' || state === 'refunded'
  const order = existing(await findOrder(db, order_id))
  const restocked = await readRestocked(db, order.items)
  const room = new Map(order.items.map(({ id, quantity }) => [id, quantity - (restocked.get(id) ?? 0)]))
  const coming = items.filter((item) => {
    if (item.is_cancelled || item.is_restocked || !(isInspected && item.restock)) return false
    const left = room.get(item.order_item_id) ?? 0
    room.set(item.order_item_id, left - 1)
    return left > 0
  })
  const leaving = items.filter((item) => item.is_restocked && !(isInspected && item.restock))

  const back = linesOf(leaving)
  const { refused } = await takeLines(db, linesOfPieces(order, back), { evenDeleted: true })
  if (refused.length > 0) throw refuseUndo(refused)
  await addRestocked(db, negative(back))
  const fresh = linesOf(coming)
  await returnLines(db, linesOfPieces(order, fresh))
  await addRestocked(db, fresh)
  for (const { id } of leaving) await changeReturnItem(db, id, { is_restocked: false })
  for (const { id } of coming) await changeReturnItem(db, id, { is_restocked: true })
}

const linesOf = (pieces: readonly ReturnItemRow[]) =>
  [...Map.groupBy(pieces, ({ order_item_id }) => order_item_id)].map(([id, { length: quantity }]) => ({ id, quantity }))
