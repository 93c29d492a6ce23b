import * as z from 'zod'
import { euros, utcInstant } from './text.ts'

/**
 * What a product costs from a moment on, until the next change of it; a moment to come is that of a planned campaign.
 * `changed_by` is the name of whoever of the staff changed it; null where nobody did, or they have left.
 */
export const priceChange = z.object({
  id: z.string(),
  kind: z.enum(['normal', 'campaign']),
  price: euros,
  starts_at: utcInstant,
  changed_by: z.string().nullable(),
})
export type PriceChange = z.output<typeof priceChange>
