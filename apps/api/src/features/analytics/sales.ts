import type { Analytics } from '@arkpax/schema/analytics'
import { toEuros } from '@arkpax/schema/money'
import type { SalesDayTable } from '../orders/orders.table.ts'
import { revenueByDay } from './revenue-by-day.ts'

type Sales = Pick<Analytics, 'totalOrders' | 'totalRevenue' | 'ordersByStatus' | 'revenueByDay'>

/** The headline figures: cancelled orders count only in `ordersByStatus`. */
export function summariseSales(rows: SalesDayTable[]): Sales {
  const ordersByStatus: Record<string, number> = {}
  for (const { status, orders } of rows) ordersByStatus[status] = (ordersByStatus[status] ?? 0) + orders

  const sold = rows.filter(({ status }) => status !== 'cancelled')
  return {
    totalOrders: sold.reduce((sum, { orders }) => sum + orders, 0),
    totalRevenue: toEuros(sold.reduce((sum, { cents }) => sum + cents, 0)),
    ordersByStatus,
    revenueByDay: revenueByDay(sold),
  }
}
