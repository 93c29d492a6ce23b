import type { Analytics } from '@arkpax/schema/analytics'
import { formatEuros, formatNumber, formatWholeEuros } from '@arkpax/schema/format-fi'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminAnalyticsText } from './admin-analytics.fi.ts'
import { ChartSection } from './ChartSection.tsx'
import { LazyBarFigure } from './lazy-bar-figure.ts'
import type { Period } from './period.ts'
import { type RevenueStep, revenueSteps } from './revenue-steps.ts'

const text = adminAnalyticsText.revenue

/** Revenue over time, by day or by month. */
export function RevenueOverTime({ days, period }: { days: Analytics['revenueByDay']; period: Period }) {
  const steps = revenueSteps(days, period)
  return (
    <ChartSection
      title={text.title}
      empty={steps.length === 0 && text.empty}
      tableTitle={text.table}
      chart={
        <LazyBarFigure
          bars={steps.map(({ label, revenue }) => ({ label, value: revenue }))}
          name={text.revenue}
          format={formatWholeEuros}
        />
      }
      table={<RevenueTable steps={steps} />}
    />
  )
}

function RevenueTable({ steps }: { steps: RevenueStep[] }) {
  return (
    <Table label={text.title}>
      <thead>
        <tr>
          <HeadCell>{text.time}</HeadCell>
          <HeadCell numeric>{text.orders}</HeadCell>
          <HeadCell numeric>{text.revenue}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ time, label, orders, revenue }) => (
          <tr key={time}>
            <Cell>{label}</Cell>
            <Cell numeric>{formatNumber(orders)}</Cell>
            <Cell numeric>{formatEuros(revenue)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
