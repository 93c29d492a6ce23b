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
      of: line.id,
      quantity: line.quantity,
      price: toCents(line.price),
      discount: toCents(line.discount),
      vatPercent: line.vat_percent,
      gross: lineCents(line),
    })),
  )

/**
 * The place of an item or a charge of an order in a document, -1 where it stands on none. What was issued before lines told theirs is
 * found by its name.
 */
export function placeOf(lines: readonly ContentLine[], { id, name }: { id: string; name: string }): number {
  const place = lines.findIndex(({ of }) => of === id)
  return place === -1 ? lines.findIndex((line) => line.of === undefined && line.name === name) : place
}

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

/** A sum with tax that is taken back at one rate, in cents, whatever it was billed for. */
export interface CreditedSum {
  vatPercent: number
  gross: number
}

/** What is left of a document at each rate after its credit notes, in cents with and without tax. */
export function leftAtRates(lines: readonly ContentLine[], credited: readonly ContentLine[]) {
  return new Map(vatOf([...lines, ...credited]).map(({ vatPercent, net, gross }) => [vatPercent, { net, gross }]))
}

/** The lines of a credit note of sums: one for each rate, called by its reason. */
export function sumLines(
  lines: readonly ContentLine[],
  credited: readonly ContentLine[],
  { sums, reason }: { sums: readonly CreditedSum[]; reason: string },
): ContentLine[] {
  const left = leftAtRates(lines, credited)
  return sums.map(({ vatPercent, gross }) => {
    const rest = left.get(vatPercent)
    const net = rest?.gross === gross ? rest.net : netOf(gross, vatPercent)
    return { name: `Hyvitys: ${reason}`, quantity: -1, price: gross, discount: 0, vatPercent, net: -net, gross: -gross }
  })
}

/**
 * The lines of a credit note, less than nothing. The last pieces of a line take all cents that are left of it, so that what is credited
 * piece by piece is in the end exactly what was billed; where sums of their rate have been credited, pieces take what those have left.
 */
export function creditLines(
  lines: readonly ContentLine[],
  credited: readonly ContentLine[],
  pieces: readonly CreditedPieces[],
): ContentLine[] {
  const left = leftOf(lines, credited)
  const rates = leftAtRates(lines, credited)
  return pieces.flatMap(({ line: place, quantity, gross: wanted }) => {
    const line = lines[place]
    const rest = left[place]
    const rate = line && rates.get(line.vatPercent)
    if (!line || !rest || !rate || quantity > rest.quantity) return []
    const share = (cents: number, whole: number) =>
      quantity === rest.quantity ? whole : Math.round((cents * quantity) / line.quantity)
    const cost = share(line.gross, rest.gross)
    const gross = Math.min(wanted ?? cost, cost, rate.gross)
    if (gross === 0 && cost > 0) return []
    const ownNet = gross === cost ? share(line.net, rest.net) : netOf(gross, line.vatPercent)
    const net = gross === rate.gross ? rate.net : ownNet
    rates.set(line.vatPercent, { gross: rate.gross - gross, net: rate.net - net })
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
