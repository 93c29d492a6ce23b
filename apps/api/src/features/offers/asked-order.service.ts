import { toEuros } from '@arkpax/schema/money'
import type { AskedOrderOf } from '../orders/asked-order.service.ts'
import { askedFor } from './asked-for.service.ts'

/** What an offer of the same message would say, as an order says it. */
export const askedOrderOf: AskedOrderOf = async (db, messageId, now) => {
  const { values, rows } = await askedFor(db, messageId, now)
  return {
    customer_name: values.customer_name ?? '',
    customer_email: values.customer_email ?? '',
    customer_phone: values.customer_phone ?? null,
    company: values.company ?? null,
    business_id: values.business_id ?? null,
    shipping_postcode: values.shipping_postcode ?? null,
    items: rows.flatMap(({ product_id, quantity }) => (product_id ? [{ product_id, quantity }] : [])),
    charges: rows.flatMap(({ kind, name, quantity, price_cents }) =>
      kind === 'product' ? [] : [{ kind, name, quantity, price: toEuros(price_cents) }],
    ),
  }
}
