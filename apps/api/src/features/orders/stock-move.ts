import type { StockMove } from '@arkpax/schema/orders'
import type { OrderEventTable } from './orders.table.ts'

/** A change of status, as far as stock is concerned. */
interface Change {
  from: string
  to: string
  /** Whether cancelling returns the pieces. */
  restock: boolean
  /** The event that brought the order where it is; undefined where none was kept. */
  last: Pick<OrderEventTable, 'type' | 'stock_move'> | undefined
}

/**
 * What a change of status does to the order's pieces: cancelling returns them unless told otherwise, and taking the order up
 * again takes them, unless they never came back. Null where stock stays as it is.
 */
export function stockMoveOf({ from, to, restock, last }: Change): StockMove | null {
  if (to === 'cancelled') return restock ? 'returned' : null
  if (from !== 'cancelled') return null
  const neverCameBack = last?.type === 'status' && last.stock_move === null
  return neverCameBack ? null : 'taken'
}
