import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { findContactMessage } from '../contact/contact.repo.ts'
import { findDeliveryOptions } from '../delivery-options/delivery-options.service.ts'
import { findStaffProduct } from '../products/products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { storedRows } from './offer-rows.service.ts'
import type { OfferValues, RowValues } from './offers.repo.ts'

interface Asked {
  values: Partial<OfferValues>
  rows: RowValues[]
}

/**
 * What a contact message asks for, as an offer says it and an order is begun with it: the products of its inquiry at the prices of now,
 * and the delivery that it chose, or the cheapest that brings them. Where the price of that is to be agreed it has none: nobody who asks for a delivery is to fetch it instead. Throws `invalid_fields` where the message is not there.
 */
export async function askedFor(db: Kysely<Database>, messageId: string, now: Date): Promise<Asked> {
  const message = await findContactMessage(db, messageId)
  if (!message) throw invalidField('contact_message_id', 'Yhteydenottoa ei löytynyt')
  const { name: customer_name, email: customer_email, inquiry } = message
  if (!inquiry) return { values: { customer_name, customer_email }, rows: [] }
  const products = await pricedProducts(db, inquiry, now)
  const delivery = await deliveryOf(db, inquiry, products)
  return {
    values: {
      ...{ customer_name, customer_email, customer_phone: inquiry.phone },
      ...{ company: inquiry.company, business_id: inquiry.business_id, shipping_postcode: inquiry.postcode },
      ...delivery?.values,
    },
    rows: [...products, ...(delivery ? [delivery.row] : [])],
  }
}

/** Those that can still be sold. */
async function pricedProducts(db: Kysely<Database>, { items }: ContactInquiry, now: Date): Promise<RowValues[]> {
  const rows: Parameters<typeof storedRows>[1][number][] = []
  for (const { product_id, quantity } of items) {
    const product = await findStaffProduct(db, product_id, now)
    if (!product || product.status === 'draft') continue
    rows.push({ kind: 'product', product_id, name: '', quantity, price: product.price, discount: 0 })
  }
  return storedRows(db, rows, now)
}

async function deliveryOf(db: Kysely<Database>, { postcode, delivery_method }: ContactInquiry, products: RowValues[]) {
  const items = products.flatMap(({ product_id, quantity }) => (product_id ? [{ product_id, quantity }] : []))
  if (!postcode || items.length === 0) return undefined
  const options = await findDeliveryOptions(db, { postcode, items }).catch(unlessNotForSale)
  const brought = options.filter(({ kind, priceCents }) => kind !== 'collection' && priceCents !== null)
  const [cheapest] = brought.toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0))
  const chosen = options.find(({ method }) => method === delivery_method) ?? cheapest
  if (!chosen || chosen.priceCents === null) return undefined
  const { vatPercent } = (await readSettings(db)).terms
  const row: RowValues = {
    ...{ kind: 'delivery', product_id: null, name: chosen.name, quantity: 1 },
    ...{ price_cents: chosen.priceCents, discount_cents: 0, vat_percent: vatPercent },
  }
  const values = {
    return_cost_cents: chosen.returnCostCents,
    delivery_days: chosen.days.to || null,
    is_collected: chosen.kind === 'collection',
  }
  return { row, values }
}

/** What visitors cannot buy, staff may still offer; its delivery is written by hand. */
function unlessNotForSale(error: unknown): never[] {
  if (error instanceof ApiError && error.code === 'invalid_fields') return []
  throw error
}
