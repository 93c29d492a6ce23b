import { toCents } from './money.ts'
import { type VatLine, vatLines } from './vat.ts'

/** What decides the price of a line of an order or an offer, in euros. */
interface PricedLine {
  quantity: number
  price: number
  discount: number
  vat_percent: number
}

/** What a line costs, in cents. */
export const lineCents = ({ quantity, price, discount }: Omit<PricedLine, 'vat_percent'>): number =>
  quantity * toCents(price) - toCents(discount)

interface Priced {
  items: readonly PricedLine[]
  charges: readonly PricedLine[]
}

/** All that an order is paid for, under one kind of name: its products, then its delivery and work. */
export const namedLines = <Item extends { product_name: string }, Charge extends { name: string }>({
  items,
  charges,
}: {
  items: readonly Item[]
  charges: readonly Charge[]
}) => [...items.map((item) => ({ ...item, name: item.product_name })), ...charges]

/** What an order or an offer costs with all its lines, in cents. */
export const totalCents = ({ items, charges }: Priced): number =>
  [...items, ...charges].reduce((sum, line) => sum + lineCents(line), 0)

/** The same by rate of value added tax. */
export const vatLinesOf = ({ items, charges }: Priced): VatLine[] =>
  vatLines([...items, ...charges].map((line) => ({ cents: lineCents(line), vatPercent: line.vat_percent })))
