import * as z from 'zod'

/**
 * What of a product is bound and what is coming: `in_orders` units stand in orders that have not been sent and have left the stock already, `reserved`
 * are kept in it, `available` is the stock without those. `expected` are still to come, the next of them on `next_expected_on`; `late`
 * should have come. `waiting` visitors have asked to be told.
 */
const stockFigures = z.object({
  product_id: z.string(),
  in_orders: z.int(),
  reserved: z.int(),
  available: z.int(),
  expected: z.int(),
  next_expected_on: z.iso.date().nullable(),
  late: z.int(),
  waiting: z.int(),
})
export type StockFigures = z.output<typeof stockFigures>

/** How many weeks of sales the reorder list looks at, and for how many it suggests to order. */
export const REORDER_WEEKS = 8

/**
 * A product of which few are left. `weekly_units` are the units sold in each of the last eight weeks, oldest first; `days_left` is for how
 * many days what is available lasts at that rate, null where nothing has been sold; `suggestion` is how many to order.
 */
export const reorderLine = z.object({
  product_id: z.string(),
  name: z.string(),
  available: z.int(),
  limit: z.int(),
  expected: z.int(),
  next_expected_on: z.iso.date().nullable(),
  weekly_units: z.array(z.int()).length(REORDER_WEEKS),
  units_per_week: z.number(),
  days_left: z.int().nullable(),
  suggestion: z.int(),
})
export type ReorderLine = z.output<typeof reorderLine>

/** The figures of every product that has any. */
export const stockFiguresList = z.object({ products: z.array(stockFigures) })

/** The products to order, those that run out first before the others. */
export const reorderList = z.object({ lines: z.array(reorderLine) })
