import * as z from 'zod'
import { pageQuery } from './paging.ts'
import { line, utcInstant } from './text.ts'
import { version } from './version.ts'

/**
 * Goods that are on their way to the shop. `expected_on` is a calendar day of Finland; `is_late` tells that it is over and some have not come.
 * `received_at` is when the last of them came.
 */
export const incomingGoods = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  received_quantity: z.int(),
  expected_on: z.iso.date(),
  reference: z.string(),
  is_late: z.boolean(),
  received_at: utcInstant.nullable(),
  cancelled_at: utcInstant.nullable(),
  version,
  created_at: utcInstant,
})
export type IncomingGoods = z.output<typeof incomingGoods>

/** Units of a product, as staff type them. */
export const pieces = z
  .number('Anna määrä')
  .int('Määrän on oltava kokonaisluku')
  .min(1, 'Määrän on oltava vähintään 1')
  .max(100_000, 'Enintään 100\u00A0000\u00A0kappaletta')

/** What staff write of goods that they have ordered. */
export const incomingGoodsInput = z.object({
  product_id: line(36, 'Valitse tuote'),
  quantity: pieces,
  expected_on: z.iso.date('Anna päivä, jona tavaran odotetaan saapuvan'),
  reference: line(200),
})
export type IncomingGoodsInput = z.output<typeof incomingGoodsInput>

/** What staff change of them; what is left out stays. Of what has come whole nothing is changed. */
export const incomingGoodsChange = incomingGoodsInput
  .omit({ product_id: true })
  .extend({ cancelled: z.boolean() })
  .partial()
export type IncomingGoodsChange = z.output<typeof incomingGoodsChange>

/** How many of them have come now. */
export const goodsReceipt = z.object({ quantity: pieces })

/** Which goods staff list: those that are still to come, or all. */
export const incomingGoodsQuery = pageQuery.extend({ state: z.enum(['open', 'all']).default('open') })
export type IncomingGoodsQuery = z.output<typeof incomingGoodsQuery>
