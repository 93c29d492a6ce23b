import type { OrderItem } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** So many pieces of a line of an order. */
export interface LinePieces {
  id: string
  quantity: number
}

/** How many pieces of each line of an order are back in stock, by the ids of the lines. */
export async function readRestocked(
  db: Kysely<Database>,
  items: Pick<OrderItem, 'id'>[],
): Promise<Map<string, number>> {
  const ids = items.map(({ id }) => id)
  const rows = await db.selectFrom('order_items').select(['id', 'restocked']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, restocked }) => [id, restocked]))
}

/** Counts pieces of lines as back in stock, or with fewer than none as gone from it again. */
export async function addRestocked(db: Kysely<Database>, pieces: LinePieces[]): Promise<void> {
  for (const { id, quantity } of pieces)
    await db
      .updateTable('order_items')
      .set((eb) => ({ restocked: eb('restocked', '+', quantity) }))
      .where('id', '=', id)
      .execute()
}

/** The same pieces with fewer than none. */
export const negative = (pieces: LinePieces[]): LinePieces[] =>
  pieces.map(({ id, quantity }) => ({ id, quantity: -quantity }))
