import * as z from 'zod'
import { euros } from './text.ts'

/**
 * What a message asks an offer of. `product_name` and `price` (euros a piece, tax included) are what the visitor saw. `delivery_method` is
 * the id of a way of delivery, `delivery_name` what it was called and
 * `delivery_price` what it cost then, where that was known; `delivery_wish` is the visitor's own words.
 */
export const contactInquiry = z.object({
  /** What people call it by. */
  number: z.int(),
  items: z.array(z.object({ product_id: z.string(), product_name: z.string(), quantity: z.int(), price: euros })),
  postcode: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  business_id: z.string().nullable(),
  delivery_method: z.string().nullable(),
  delivery_name: z.string().nullable(),
  delivery_price: euros.optional(),
  delivery_wish: z.string().nullable(),
})
export type ContactInquiry = z.output<typeof contactInquiry>
