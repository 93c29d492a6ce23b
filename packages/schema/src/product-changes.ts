import * as z from 'zod'
import { productChange, staffProduct } from './products.ts'

/** How many products can be changed at once. */
const MOST = 500

/** What can be changed of many products at once. */
const change = productChange.pick({
  price: true,
  status: true,
  campaign_price: true,
  campaign_from: true,
  campaign_until: true,
})

/** Changes of many products, each over the version that was seen: all of them are made, or none. */
export const productChanges = z.object({
  items: z
    .array(z.object({ id: z.string().min(1).max(60), version: z.int().min(1).max(2_147_483_647), change }))
    .min(1, 'Valitse ainakin yksi tuote')
    .max(MOST, 'Enintään 500 tuotetta kerralla'),
})
export type ProductChanges = z.output<typeof productChanges>

/** The products as they have become, in the order in which they were sent. */
export const changedProducts = z.object({ products: z.array(staffProduct) })
