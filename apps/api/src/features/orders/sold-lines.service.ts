import { formatStamp } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import { lineCents, namedLines } from '@arkpax/schema/order-sums'
import type { Order, OrderItem, OrderQuery } from '@arkpax/schema/orders'
import { includedVat } from '@arkpax/schema/vat'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page } from '../../db/keyset.ts'
import { listOrders } from './orders.repo.ts'

/** One line of one order, with the tax that it had when the order was made. */
interface SoldLine {
  order: Order
  line: Pick<OrderItem, 'quantity' | 'price' | 'discount' | 'vat_percent'> & { product_id?: string }
  name: string
  /** Euros with the tax in them, and the tax, rounded to a cent once. */
  total: number
  vat: number
}

/** The lines of the orders that the list would show, in its order. */
export async function listSoldLines(db: Kysely<Database>, query: OrderQuery): Promise<Page<SoldLine>> {
  const { items: orders, next } = await listOrders(db, query)
  return new Page(orders.flatMap(toLines), next)
}

const toLines = (order: Order): SoldLine[] =>
  namedLines(order).map(({ name, ...line }) => {
    const cents = lineCents(line)
    const vat = includedVat(cents, line.vat_percent)
    return { order, line, name, total: toEuros(cents), vat: toEuros(vat) }
  })

/** The columns of exported lines; sums in euros. */
export const soldLineColumns: Record<string, (line: SoldLine) => string | number | null> = {
  Tilausnumero: ({ order }) => order.number,
  Tilattu: ({ order }) => formatStamp(order.created_at),
  Tila: ({ order }) => orderStatusLabels[displayedOrderStatus(order.status)],
  Asiakas: ({ order }) => order.customer_name,
  Sähköposti: ({ order }) => order.customer_email,
  Postinumero: ({ order }) => order.shipping_postcode,
  Postitoimipaikka: ({ order }) => order.shipping_city,
  Tuotetunniste: ({ line }) => line.product_id ?? null,
  Tuote: ({ name }) => name,
  Kappaletta: ({ line }) => line.quantity,
  'Yksikköhinta (€, sis. alv)': ({ line }) => line.price,
  'Alennus (€)': ({ line }) => line.discount,
  'Alv (%)': ({ line }) => line.vat_percent,
  'Veroton (€)': ({ total, vat }) => toEuros(toCents(total) - toCents(vat)),
  'Alv (€)': ({ vat }) => vat,
  'Yhteensä (€, sis. alv)': ({ total }) => total,
}
