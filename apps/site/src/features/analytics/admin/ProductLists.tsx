import type { Analytics } from '@arkpax/schema/analytics'
import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { stockPageLabel } from '@arkpax/schema/labels'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { adminAnalyticsText } from './admin-analytics.fi.ts'

const pieces = (count: number) => `${formatNumber(count)}\u00A0kpl`

/** What sold most in the period. */
export function TopSelling({ products }: { products: Analytics['topSellingProducts'] }) {
  const text = adminAnalyticsText.topSelling
  return (
    <section>
      <h2 className="display mb-3 text-xl">{text.title}</h2>
      {products.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <Table label={text.title}>
          <thead>
            <tr>
              <HeadCell>{text.product}</HeadCell>
              <HeadCell numeric>{text.price}</HeadCell>
              <HeadCell numeric>{text.sold}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {products.map(({ id, name, price, totalSold }) => (
              <tr key={id}>
                <Cell className="wrap-anywhere">{name}</Cell>
                <Cell numeric>{formatEuros(price)}</Cell>
                <Cell numeric>{pieces(totalSold)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

/** What runs out first, at this moment ('alle 5 kpl'). */
export function LowStock({ products }: { products: Analytics['lowStockProducts'] }) {
  const text = adminAnalyticsText.lowStock
  return (
    <section>
      <h2 className="display mb-3 text-xl">{text.title}</h2>
      <p className="mb-3 text-sm text-ink-muted">
        {text.text}{' '}
        <a href={adminPaths.stock} className="underline">
          {text.toStock}
        </a>
      </p>
      {products.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <Table label={text.title}>
          <thead>
            <tr>
              <HeadCell>{text.product}</HeadCell>
              <HeadCell numeric>{text.left}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {products.map(({ id, name, stock }) => (
              <tr key={id}>
                <Cell className="wrap-anywhere">{name}</Cell>
                <Cell numeric>
                  <Badge tone={stockPageLabel(stock).tone}>{pieces(stock)}</Badge>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
