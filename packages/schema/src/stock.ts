import * as z from 'zod'
import { utcInstant } from './text.ts'

/** What the whole stock is like. Of `lowProducts` some can be sold, no more than their limit; of `outProducts` none; `value` in euros. */
export const stockSummary = z.object({
  products: z.int(),
  units: z.int(),
  value: z.number(),
  lowProducts: z.int(),
  outProducts: z.int(),
})
export type StockSummary = z.output<typeof stockSummary>

/** One change of a stock level that staff made; what orders take and return stands on the orders. */
export const stockChange = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  from: z.int(),
  to: z.int(),
  note: z.string().nullable(),
  created_at: utcInstant,
})
export type StockChange = z.output<typeof stockChange>
