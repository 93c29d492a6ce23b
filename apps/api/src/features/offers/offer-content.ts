import { toCents } from '@arkpax/schema/money'
import { type Offer, offer, offerRow } from '@arkpax/schema/offers'
import { vatLinesOf } from '@arkpax/schema/order-sums'
import * as z from 'zod'

/** What a product is, as the offer told it. */
const characteristics = z.object({ description: z.string(), specs: z.array(z.string()), image: z.string() })
export type Characteristics = z.output<typeof characteristics>

/** What was sent to a customer: all that the page, the mail and the PDF tell, whatever the catalogue says later. */
export const offerContent = offer
  .pick({
    number: true,
    revision: true,
    customer_name: true,
    customer_email: true,
    customer_phone: true,
    company: true,
    business_id: true,
    shipping_address: true,
    shipping_postcode: true,
    shipping_city: true,
    valid_until: true,
    message: true,
    delivery_days: true,
    return_cost: true,
    total_amount: true,
  })
  .extend({
    /** What was sent before offers knew this was delivered. */
    is_collected: z.boolean().default(false),
    rows: z.array(offerRow.omit({ catalogue_price: true }).extend({ about: characteristics.nullable() })),
  })
export type OfferContent = z.output<typeof offerContent>

type Priced = Pick<Offer['rows'][number], 'quantity' | 'price' | 'discount' | 'vat_percent'>

/** What rows cost by rate of value added tax. */
export const rowsVat = (rows: readonly Priced[]) => vatLinesOf({ items: rows, charges: [] })

/** A row as an order takes it. */
export const rowCents = ({ price, discount }: Pick<Priced, 'price' | 'discount'>) => ({
  priceCents: toCents(price),
  discountCents: toCents(discount),
})
