import { toCents } from '@arkpax/schema/money'
import { ApiError } from '../../http/api-error.ts'
import { sentCents } from './order-rows.ts'

/** One product of an order. */
export interface OrderLine {
  productId: string
  quantity: number
}

/** A line as the caller wrote it: `position` is its place among the sent lines. */
export interface SentLine extends OrderLine {
  position: number
}

/** A line that stock did not cover, and what is left; no `left` when the product is not in the catalogue. */
export interface RefusedLine<Line extends OrderLine> {
  line: Line
  left: { name: string; stock: number } | undefined
}

/** A line of products as it is sold: at its own price where it has one, else at the price of the moment. */
export interface OrderedLine extends SentLine {
  priceCents?: number
  discountCents?: number
}

interface SentItem {
  product_id: string
  quantity: number
  price?: number | null | undefined
  discount?: number
}

/** Lines of the same product at the same price become one, where the first of them stood; one with a discount stays as it is. */
export function mergeLines(items: SentItem[]): OrderedLine[] {
  const lines = new Map<string, OrderedLine>()
  for (const [position, { product_id: productId, quantity, price, discount = 0 }] of items.entries()) {
    const key = discount > 0 ? `line ${position}` : JSON.stringify([productId, price ?? null])
    const priceCents = sentCents(price)
    const known = lines.get(key)
    if (known) known.quantity += quantity
    else
      lines.set(key, {
        ...{ productId, quantity, position, discountCents: toCents(discount) },
        ...(priceCents !== undefined && { priceCents }),
      })
  }
  return [...lines.values()]
}

/** Why a new order cannot be made: unknown products first, then every product that is short. */
export function refuseNewOrder(refused: RefusedLine<SentLine>[]): ApiError {
  const unknown = refused.filter(({ left }) => !left)
  if (unknown.length > 0) {
    const errors = unknown.map(({ line }) => ({
      path: `items.${line.position}.product_id`,
      detail: 'Tuotetta ei ole valikoimassa',
    }))
    return new ApiError('invalid_fields', { errors })
  }
  const errors = refused.map((refusal) => ({
    path: `items.${refusal.line.position}.quantity`,
    detail: tellShortage(refusal),
  }))
  return new ApiError('insufficient_stock', { detail: errors.map(({ detail }) => detail).join(' '), errors })
}

/** Why a cancelled order cannot be taken up again. */
export const refuseReopening = (refused: RefusedLine<OrderLine>[]) =>
  new ApiError('insufficient_stock', {
    detail: `Peruutettua tilausta ei voi ottaa uudelleen käsittelyyn. ${refused.map(tellShortage).join(' ')}`,
  })

/** Why a cancellation cannot be undone: the pieces that came back have been sold. */
export const refuseUndo = (refused: RefusedLine<OrderLine>[]) =>
  new ApiError('insufficient_stock', { detail: `Peruutusta ei voi kumota. ${refused.map(tellShortage).join(' ')}` })

function tellShortage({ line, left }: RefusedLine<OrderLine>): string {
  const name = `”${left?.name ?? line.productId}”`
  return left && left.stock > 0
    ? `Tuotetta ${name} on varastossa enää ${left.stock}\u00A0kpl.`
    : `Tuote ${name} on loppunut varastosta.`
}
