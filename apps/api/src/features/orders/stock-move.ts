import type { Order, OrderStatusInput, StockMove } from '@arkpax/schema/orders'
import { invalidField } from '../../http/api-error.ts'
import type { AwayPieces } from './away-pieces.ts'
import type { LinePieces } from './restocked.repo.ts'

/** A change of status, as far as stock is concerned. */
interface Change extends Partial<Pick<OrderStatusInput, 'restock' | 'restock_items'>> {
  order: Pick<Order, 'status' | 'items'>
  to: string
  /** How many pieces of each line are back in stock already. */
  restocked: Map<string, number>
  away?: AwayPieces | undefined
}

/** What a change of status does to stock: which pieces of which lines go where. */
export interface StockChange {
  move: StockMove
  pieces: LinePieces[]
}

/**
 * What a change of status does to the order's pieces: cancelling returns those that are neither back yet nor away, or as many of each line as
 * is said; taking the order up again takes what came back. Null where stock stays as it is.
 */
export function stockChangeOf({
  order,
  to,
  restocked,
  away,
  restock = true,
  restock_items,
}: Change): StockChange | null {
  const backOf = (id: string) => restocked.get(id) ?? 0
  if (to === 'cancelled') {
    if (!restock) return null
    const chosen = restock_items && new Map(restock_items.map(({ id, quantity }) => [id, quantity]))
    return changeOf(
      'returned',
      order.items.map(({ id, quantity }) => {
        const most = quantity - backOf(id)
        const pieces = chosen ? (chosen.get(id) ?? 0) : Math.min(most, quantity - (away?.get(id) ?? 0))
        if (pieces > most) throw invalidField('restock_items', `Varastoon voi palauttaa enintään ${most}\u00A0kpl`)
        return { id, quantity: pieces }
      }),
    )
  }
  if (order.status !== 'cancelled') return null
  return changeOf(
    'taken',
    order.items.map(({ id }) => ({ id, quantity: backOf(id) })),
  )
}

function changeOf(move: StockMove, lines: LinePieces[]): StockChange | null {
  const pieces = lines.filter(({ quantity }) => quantity > 0)
  return pieces.length > 0 ? { move, pieces } : null
}
