import * as z from 'zod'
import { product } from './products.ts'

/**
 * The sales report. `totalRevenue` is what orders cost with their tax, paid or not; returns and credit notes are not taken off. Cancelled orders are left out of `totalOrders`, `totalRevenue` and `totalSold`;
 * `ordersByStatus` counts all. Amounts in euros; a low-stock product has fewer than 5 left. `revenueByDay` has every day in
 * Finland from the first sale of the period to the last.
 */
export const analytics = z.object({
  totalOrders: z.int(),
  totalRevenue: z.number(),
  ordersByStatus: z.record(z.string(), z.int()),
  topSellingProducts: z.array(product.extend({ totalSold: z.int() })),
  lowStockProducts: z.array(product),
  warehouseValue: z.number(),
  revenueByDay: z.array(z.object({ day: z.iso.date(), orders: z.int(), revenue: z.number() })),
})
export type Analytics = z.output<typeof analytics>

/** The period of the sales report: days in Finnish time, both included; left out, all time. */
export const analyticsQuery = z
  .object({ from: z.iso.date('Tarkista päivä').optional(), to: z.iso.date('Tarkista päivä').optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { message: 'Jakson alku on sen lopun jälkeen', path: ['from'] })
export type AnalyticsQuery = z.output<typeof analyticsQuery>
