import { DAY_MS } from '@arkpax/schema/durations'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { REORDER_WEEKS, type ReorderLine } from '@arkpax/schema/reorder'

/** The first of the days whose sales count: the eight weeks that end today. */
export const firstSalesDay = (today: string) => dayAfter(today, 1 - 7 * REORDER_WEEKS)

interface Sold {
  day: string
  units: number
}

type Known = Pick<ReorderLine, 'product_id' | 'name' | 'available' | 'limit' | 'expected' | 'next_expected_on'>

/**
 * What the sales of eight weeks tell of a product. Suggested is what makes it last for the next eight weeks at the same rate and still leaves its
 * limit, without what is coming already.
 */
export function reorderLine(known: Known, sold: readonly Sold[], today: string): ReorderLine {
  const first = Date.parse(firstSalesDay(today))
  const weekly = Array.from({ length: REORDER_WEEKS }, () => 0)
  for (const { day, units } of sold) {
    const week = Math.floor((Date.parse(day) - first) / (7 * DAY_MS))
    const before = weekly[week]
    if (before !== undefined) weekly[week] = before + units
  }
  const total = weekly.reduce((sum, units) => sum + units, 0)
  return {
    ...known,
    weekly_units: weekly,
    units_per_week: Math.round((10 * total) / REORDER_WEEKS) / 10,
    days_left: total > 0 ? Math.floor((known.available * 7 * REORDER_WEEKS) / total) : null,
    suggestion: Math.max(0, known.limit + total - known.available - known.expected),
  }
}
