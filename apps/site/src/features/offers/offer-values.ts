import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import { toCents } from '@arkpax/schema/money'
import { type EmptyOffer, type OfferDetail, type OfferRow, offerInput, offerRowKinds } from '@arkpax/schema/offers'
import { lineCents } from '@arkpax/schema/order-sums'
import { vatLines } from '@arkpax/schema/vat'
import * as z from 'zod'

const rowValues = z.object({
  kind: z.enum(offerRowKinds),
  product_id: z.string(),
  name: z.string(),
  quantity: z.string(),
  price: z.string(),
  discount: z.string(),
  vat_percent: z.string(),
})
export type RowValues = z.output<typeof rowValues>

/** What the form of an offer holds while it is filled in: numbers as typed. */
export const offerValues = z.object({
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  company: z.string(),
  business_id: z.string(),
  shipping_address: z.string(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
  valid_until: z.string(),
  holds_stock: z.boolean(),
  is_collected: z.boolean(),
  reminds: z.boolean(),
  message: z.string(),
  delivery_days: z.string(),
  return_cost: z.string(),
  rows: z.array(rowValues),
})
export type OfferValues = z.output<typeof offerValues>

const readNumber = (typed: string) => readDecimal(typed) ?? Number.NaN
const readOptional = (typed: string) => (typed.trim() === '' ? null : readNumber(typed))

/** The form of an offer; the rules and messages are the API's. */
export const offerForm = offerValues
  .transform(
    ({ rows, delivery_days, return_cost, ...offer }): z.input<typeof offerInput> => ({
      ...offer,
      delivery_days: readOptional(delivery_days),
      return_cost: readOptional(return_cost),
      rows: rows.map(({ quantity, price, discount, vat_percent, ...row }) => ({
        ...row,
        quantity: readNumber(quantity),
        price: readNumber(price),
        discount: discount.trim() === '' ? 0 : readNumber(discount),
        ...(row.kind !== 'product' && { vat_percent: readNumber(vat_percent) }),
      })),
    }),
  )
  .pipe(offerInput)

/** An offer that is written, stored or not yet: then its version is 0. */
export interface WrittenOffer
  extends EmptyOffer,
    Pick<OfferDetail, 'id' | 'version' | 'revision' | 'contact_message_id'> {
  rows: readonly OfferRow[]
}

/** An offer as its form shows it. */
export const valuesOf = (offer: Pick<WrittenOffer, keyof EmptyOffer | 'rows'>): OfferValues => ({
  customer_name: offer.customer_name,
  customer_email: offer.customer_email,
  customer_phone: offer.customer_phone ?? '',
  company: offer.company ?? '',
  business_id: offer.business_id ?? '',
  shipping_address: offer.shipping_address ?? '',
  shipping_postcode: offer.shipping_postcode ?? '',
  shipping_city: offer.shipping_city ?? '',
  valid_until: offer.valid_until,
  holds_stock: offer.holds_stock,
  is_collected: offer.is_collected,
  reminds: offer.reminds,
  message: offer.message ?? '',
  delivery_days: offer.delivery_days === null ? '' : String(offer.delivery_days),
  return_cost: offer.return_cost === null ? '' : typedDecimal(offer.return_cost, 2),
  rows: offer.rows.map(({ kind, product_id, name, quantity, price, discount, vat_percent }) => ({
    ...{ kind, product_id: product_id ?? '', name, quantity: String(quantity) },
    ...{ price: typedDecimal(price, 2), discount: discount > 0 ? typedDecimal(discount, 2) : '' },
    vat_percent: typedDecimal(vat_percent),
  })),
})

/** The general rate where nobody has said another. */
const GENERAL_VAT = '25,5'

export const productRow = (product_id = '', price = ''): RowValues => ({
  ...{ kind: 'product', product_id, name: '', quantity: '1' },
  ...{ price, discount: '', vat_percent: GENERAL_VAT },
})

export const freeRow = (kind: 'service' | 'delivery', name = '', price = ''): RowValues => ({
  ...{ kind, product_id: '', name, quantity: '1' },
  ...{ price, discount: '', vat_percent: GENERAL_VAT },
})

/** What a row costs, in cents; one that is not filled in yet costs nothing. */
export function centsOf({ quantity, price, discount }: RowValues): number {
  const [pieces, euros, cut] = [readNumber(quantity), readNumber(price), discount.trim() ? readNumber(discount) : 0]
  if (!Number.isInteger(pieces) || !Number.isFinite(euros) || !Number.isFinite(cut)) return 0
  return lineCents({ quantity: pieces, price: euros, discount: cut })
}

/** The tax of each rate, and all that it costs, in cents. */
export function sumsOf(rows: readonly RowValues[]) {
  const taxed = rows.map((row) => ({ cents: centsOf(row), vatPercent: readDecimal(row.vat_percent) ?? 0 }))
  return { total: taxed.reduce((sum, { cents }) => sum + cents, 0), vat: vatLines(taxed) }
}

/** Whether a typed price is another than the catalogue's. */
export const differs = (typed: string, catalogue: number): boolean => toCents(readNumber(typed)) !== toCents(catalogue)
