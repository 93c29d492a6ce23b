import { formatNumber } from '@arkpax/schema/format-fi'
import { displayedOrderStatus, orderStatuses, orderStatusLabels } from '@arkpax/schema/order-statuses'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminAnalyticsText } from './admin-analytics.fi.ts'
import { ChartSection } from './ChartSection.tsx'
import { LazyLyingBarFigure } from './lazy-bar-figure.ts'

const text = adminAnalyticsText.statuses

/** How many orders stand in each state, cancelled ones included. */
export function OrdersByStatus({ counts }: { counts: Record<string, number> }) {
  const bars = orderStatuses.map((status) => ({
    label: orderStatusLabels[status],
    value: Object.entries(counts)
      .filter(([known]) => displayedOrderStatus(known) === status)
      .reduce((sum, [, count]) => sum + count, 0),
  }))
  return (
    <ChartSection
      title={text.title}
      empty={bars.every(({ value }) => value === 0) && text.empty}
      tableTitle={text.table}
      chart={<LazyLyingBarFigure bars={bars} name={text.orders} format={formatNumber} />}
      table={
        <Table label={text.title}>
          <thead>
            <tr>
              <HeadCell>{text.status}</HeadCell>
              <HeadCell numeric>{text.orders}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <Cell>{label}</Cell>
                <Cell numeric>{formatNumber(value)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}
