import { toCents } from '@arkpax/schema/money'
import { lineCents, namedLines } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import { includedVat, type VatLine } from '@arkpax/schema/vat'
import type { ContentLine } from './document-content.ts'

/** The lines of an order as an invoice or a receipt has them. */
export const linesOf = (order: Order): ContentLine[] =>
  withNet(
    namedLines(order).map((line) => ({
      name: line.name,
      quantity: line.quantity,
      price: toCents(line.price),
      discount: toCents(line.discount),
      vatPercent: line.vat_percent,
      gross: lineCents(line),
    })),
  )

type GrossLine = Omit<ContentLine, 'net'>

/**
 * Lines with what they cost without tax. The cents are shared out so that the lines of one rate add up to the net sum of that rate, and none is
 * more than a cent away from its own.
 */
function withNet(lines: readonly GrossLine[]): ContentLine[] {
  const sums = new Map<number, number>()
  return lines.map((line) => {
    const before = sums.get(line.vatPercent) ?? 0
    const after = before + line.gross
    sums.set(line.vatPercent, after)
    return { ...line, net: netOf(after, line.vatPercent) - netOf(before, line.vatPercent) }
  })
}

const netOf = (gross: number, vatPercent: number) => gross - includedVat(gross, vatPercent)

/** How many pieces of a line are taken back; `line` is its place in the document. `gross` is what is credited of them where it is less than they cost. */
export interface CreditedPieces {
  line: number
  quantity: number
  gross?: number
}

/** What is left of each line of a document after its credit notes: pieces, and cents with and without tax. */
export function leftOf(lines: readonly ContentLine[], credited: readonly ContentLine[]) {
  return lines.map((line, place) => {
    const taken = credited.filter((credit) => credit.line === place)
    const sum = (part: (line: ContentLine) => number) => taken.reduce((total, credit) => total + part(credit), 0)
    return {
      quantity: line.quantity + sum(({ quantity }) => quantity),
      gross: line.gross + sum(({ gross }) => gross),
      net: line.net + sum(({ net }) => net),
    }
  })
}

/**
 * The lines of a credit note, less than nothing. The last pieces of a line take all cents that are left of it, so that what is credited
 * piece by piece is in the end exactly what was billed.
 */
export function creditLines(
  lines: readonly ContentLine[],
  credited: readonly ContentLine[],
  pieces: readonly CreditedPieces[],
): ContentLine[] {
  const left = leftOf(lines, credited)
  return pieces.flatMap(({ line: place, quantity, gross: wanted }) => {
    const line = lines[place]
    const rest = left[place]
    if (!line || !rest || quantity > rest.quantity) return []
    const share = (cents: number, whole: number) =>
      quantity === rest.quantity ? whole : Math.round((cents * quantity) / line.quantity)
    const cost = share(line.gross, rest.gross)
    const gross = wanted === undefined ? cost : Math.min(wanted, cost)
    const net = gross === cost ? share(line.net, rest.net) : netOf(gross, line.vatPercent)
    const discount = quantity * line.price - gross
    return [{ ...line, line: place, quantity: -quantity, discount: -discount, gross: -gross, net: -net }]
  })
}

/** What lines come to at each rate, the highest first. */
export function vatOf(lines: readonly ContentLine[]): VatLine[] {
  const rates = Map.groupBy(lines, ({ vatPercent }) => vatPercent)
  return [...rates]
    .toSorted(([a], [b]) => b - a)
    .map(([vatPercent, of]) => {
      const net = of.reduce((sum, line) => sum + line.net, 0)
      const gross = of.reduce((sum, line) => sum + line.gross, 0)
      return { vatPercent, net, vat: gross - net, gross }
    })
}
