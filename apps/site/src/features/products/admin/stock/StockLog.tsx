import { formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { stockLogText as text } from './admin-stock.fi.ts'
import { signed } from './stock-change.ts'

/** The changes that staff made, newest first. */
export function StockLog() {
  const list = usePagedList('GET /api/admin/stock-changes', {})
  return (
    <section>
      <h2 className="display text-xl">{text.title}</h2>
      <p className="mt-1 mb-3 text-ink-muted">{text.text}</p>
      <ListResults list={list} text={text.list} className="">
        {(changes) => (
          <Table label={text.title} stacked>
            <thead>
              <tr>
                <HeadCell>{text.columns.time}</HeadCell>
                <HeadCell>{text.columns.product}</HeadCell>
                <HeadCell numeric>{text.columns.change}</HeadCell>
                <HeadCell numeric>{text.columns.after}</HeadCell>
                <HeadCell>{text.columns.note}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.id}>
                  <Cell className="whitespace-nowrap">{formatDateTime(change.created_at)}</Cell>
                  <Cell label={text.columns.product} className="min-w-44 wrap-anywhere">
                    {change.product_name}
                  </Cell>
                  <Cell numeric label={text.columns.change}>
                    {signed(change.to - change.from)}
                  </Cell>
                  <Cell numeric label={text.columns.after}>
                    {formatNumber(change.to)}
                  </Cell>
                  <Cell label={change.note ? text.columns.note : undefined} className="wrap-anywhere">
                    {change.note}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </section>
  )
}
