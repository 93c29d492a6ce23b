import type { Analytics } from '@arkpax/schema/analytics'
import { DAY_MS } from '@arkpax/schema/durations'
import { toCents, toEuros } from '@arkpax/schema/money'
import { allTime, type Period } from './period.ts'

/** One step of the revenue over time: a day (YYYY-MM-DD) or a month (YYYY-MM). */
export interface RevenueStep {
  time: string
  label: string
  orders: number
  /** Euros. */
  revenue: number
}

type Days = Analytics['revenueByDay']

const MOST_DAYS = 92

/**
 * Revenue by day, or by month where there would be too many days to tell apart. Days and months without sales are steps
 * too, so that time runs evenly; nothing where the period has no sales at all.
 */
export function revenueSteps(days: Days, period: Period = allTime): RevenueStep[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const [from, to] = [period.alku || first.day, period.loppu || last.day]
  if (daysBetween(from, to) < MOST_DAYS) return fill(days, daysOf(from, to), dayLabel)
  return fill(byMonth(days), monthsOf(first.day, last.day), monthLabel)
}

function byMonth(days: Days): Days {
  return Array.from(
    Map.groupBy(days, ({ day }) => day.slice(0, 7)),
    ([day, sales]) => ({
      day,
      orders: sales.reduce((sum, { orders }) => sum + orders, 0),
      revenue: toEuros(sales.reduce((sum, { revenue }) => sum + toCents(revenue), 0)),
    }),
  )
}

function fill(sales: Days, times: string[], label: (time: string) => string): RevenueStep[] {
  const known = new Map(sales.map((sale) => [sale.day, sale]))
  return times.map((time) => {
    const { orders, revenue } = known.get(time) ?? { orders: 0, revenue: 0 }
    return { time, label: label(time), orders, revenue }
  })
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

const daysOf = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  )

function monthsOf(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number)
  const count = (toYear - year) * 12 + toMonth - month + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
}

const dayLabel = (day: string) => day.split('-').map(Number).reverse().join('.')

const monthLabel = (month: string) => month.split('-').map(Number).reverse().join('/')
