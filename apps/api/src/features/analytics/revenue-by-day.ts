import type { Analytics } from '@arkpax/schema/analytics'
import { toEuros } from '@arkpax/schema/money'

interface Sold {
  /** YYYY-MM-DD */
  day: string
  orders: number
  cents: number
}

/** Revenue of every calendar day from the first sale to the last, days without one included. */
export function revenueByDay(sold: Sold[]): Analytics['revenueByDay'] {
  const byDay = Map.groupBy(sold, ({ day }) => day)
  const days = [...byDay.keys()].toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []

  const revenue: Analytics['revenueByDay'] = []
  for (let day = first; day <= last; day = dayAfter(day)) {
    const rows = byDay.get(day) ?? []
    revenue.push({
      day,
      orders: rows.reduce((sum, { orders }) => sum + orders, 0),
      revenue: toEuros(rows.reduce((sum, { cents }) => sum + cents, 0)),
    })
  }
  return revenue
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
