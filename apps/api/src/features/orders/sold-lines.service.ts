import { formatDateTime } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import type { Order, OrderItem, OrderQuery } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page } from '../../db/keyset.ts'
import { listOrders, readLineVats } from './orders.repo.ts'

/** One product of one order, with the tax that the product had when the order was made. */
interface SoldLine {
  order: Order
  item: OrderItem
  vatPercent: number
  /** Euros with the tax in them, and the tax, rounded to a cent once. */
  total: number
  vat: number
}

/** The lines of the orders that the list would show, in its order. */
export async function listSoldLines(db: Kysely<Database>, query: OrderQuery): Promise<Page<SoldLine>> {
  const { items: orders, next } = await listOrders(db, query)
  const percents = await readLineVats(
    db,
    orders.map(({ id }) => id),
  )
  const lines = orders.flatMap((order) => order.items.map((item) => toLine(order, item, percents.get(item.id) ?? 0)))
  return new Page(lines, next)
}

function toLine(order: Order, item: OrderItem, vatPercent: number): SoldLine {
  const cents = toCents(item.price) * item.quantity
  const vatCents = cents - Math.round((cents * 100) / (100 + vatPercent))
  return { order, item, vatPercent, total: toEuros(cents), vat: toEuros(vatCents) }
}

/** The columns of exported lines; sums in euros. */
export const soldLineColumns: Record<string, (line: SoldLine) => string | number | null> = {
  Tilausnumero: ({ order }) => order.number,
  Tilattu: ({ order }) => formatDateTime(order.created_at),
  Tila: ({ order }) => orderStatusLabels[displayedOrderStatus(order.status)],
  Asiakas: ({ order }) => order.customer_name,
  Sähköposti: ({ order }) => order.customer_email,
  Postinumero: ({ order }) => order.shipping_postcode,
  Postitoimipaikka: ({ order }) => order.shipping_city,
  Tuotetunniste: ({ item }) => item.product_id,
  Tuote: ({ item }) => item.product_name,
  Kappaletta: ({ item }) => item.quantity,
  'Yksikköhinta (€, sis. alv)': ({ item }) => item.price,
  'Alv (%)': ({ vatPercent }) => vatPercent,
  'Veroton (€)': ({ total, vat }) => toEuros(toCents(total) - toCents(vat)),
  'Alv (€)': ({ vat }) => vat,
  'Yhteensä (€, sis. alv)': ({ total }) => total,
}
