import type { Order } from '@arkpax/schema/orders'
import type { VatClass } from '@arkpax/schema/product-trade'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PriceRow } from '../products/products.table.ts'
import { readStock, returnStock, takeStock } from '../products/stock.repo.ts'
import type { OrderLine, RefusedLine } from './order-lines.ts'
import type { LinePieces } from './restocked.repo.ts'

/** A line whose units were taken, with the product's name, and what decides its price and tax at that moment. */
export type TakenLine<Line extends OrderLine> = Line & PriceRow & { name: string; vat_class: VatClass }

/** Pieces of lines of an order, by their products. */
export const linesOfPieces = ({ items }: Pick<Order, 'items'>, pieces: LinePieces[]): OrderLine[] =>
  pieces.flatMap(({ id, quantity }) => {
    const item = items.find((one) => one.id === id)
    return item ? { productId: item.product_id, quantity } : []
  })

/**
 * Takes the stock of every line. Lines that it does not cover come back as `refused`: the caller then ends the transaction
 * with an error, which undoes the rest.
 */
export async function takeLines<Line extends OrderLine>(
  db: Kysely<Database>,
  lines: Line[],
  options: { evenDeleted?: boolean } = {},
) {
  const taken: TakenLine<Line>[] = []
  const refused: RefusedLine<Line>[] = []
  for (const line of inLockOrder(lines)) {
    const product = await takeStock(db, line.productId, line.quantity, options)
    if (product) taken.push({ ...line, ...product })
    else refused.push({ line, left: await readStock(db, line.productId, options) })
  }
  return { taken, refused }
}

/** Returns the stock of every line. */
export async function returnLines(db: Kysely<Database>, lines: OrderLine[]): Promise<void> {
  for (const { productId, quantity } of inLockOrder(lines)) await returnStock(db, productId, quantity)
}

/** Every transaction locks products in the same order, so that two of them never wait for each other. */
const inLockOrder = <Line extends OrderLine>(lines: Line[]) =>
  lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
