import type { Analytics } from '@arkpax/schema/analytics'
import { toCents, toEuros } from '@arkpax/schema/money'

/** One step of the revenue over time: a day (YYYY-MM-DD) or a month (YYYY-MM). */
export interface RevenueStep {
  time: string
  label: string
  orders: number
  /** Euros. */
  revenue: number
}

const MOST_DAYS = 92

/** Revenue by day, or by month where there would be too many days to tell apart. */
export function revenueSteps(days: Analytics['revenueByDay']): RevenueStep[] {
  if (days.length <= MOST_DAYS) return days.map(({ day, ...sales }) => ({ time: day, label: dayLabel(day), ...sales }))
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return Array.from(byMonth, ([month, sales]) => ({
    time: month,
    label: monthLabel(month),
    orders: sales.reduce((sum, { orders }) => sum + orders, 0),
    revenue: toEuros(sales.reduce((sum, { revenue }) => sum + toCents(revenue), 0)),
  }))
}

const dayLabel = (day: string) => day.split('-').map(Number).reverse().join('.')

const monthLabel = (month: string) => month.split('-').map(Number).reverse().join('/')
