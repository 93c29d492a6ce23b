import type { Analytics } from '@arkpax/schema/analytics'
import { formatEuros, formatNumber, formatWholeEuros } from '@arkpax/schema/format-fi'
import { cardClass } from '~/components/ui/card.recipe.ts'
import { adminAnalyticsText } from './admin-analytics.fi.ts'

const text = adminAnalyticsText.figures

/** The headline figures: the average has no decimals, the value of the stock two. */
export function Figures({ report }: { report: Analytics }) {
  const average = report.totalOrders ? report.totalRevenue / report.totalOrders : 0
  const figures = [
    [text.orders, formatNumber(report.totalOrders)],
    [text.revenue, formatEuros(report.totalRevenue)],
    [text.average, formatWholeEuros(average)],
    [text.warehouse, formatEuros(report.warehouseValue)],
  ]
  return (
    <section aria-label={text.label}>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div key={label} className={`${cardClass} p-5`}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="mt-1 text-2xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
