import { toEuros } from '@arkpax/schema/money'
import type { AskedOrder } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { askedFor } from '../inquiries/asked-for.service.ts'

/** What a contact message asks for, as an order says it: what an offer of the same message would say. Throws `invalid_fields`. */
export async function readAskedOrder(db: Kysely<Database>, messageId: string, now: Date): Promise<AskedOrder> {
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
