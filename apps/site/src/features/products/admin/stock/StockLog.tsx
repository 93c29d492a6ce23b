import { formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import { ListPaging } from '~/components/admin/ListPaging.tsx'
import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { stockLogText as text } from './admin-stock.fi.ts'
import { signed } from './stock-change.ts'

/** The changes that staff made, newest first. */
export function StockLog() {
  return (
    <section>
      <h2 className="display text-xl">{text.title}</h2>
      <p className="mt-1 mb-3 text-ink-muted">{text.text}</p>
      <Changes />
    </section>
  )
}

function Changes() {
  const { items, error, retry, isPending, page, previous, next } = usePagedList('GET /api/admin/stock-changes', {})
  if (error) return <LoadFailure title={text.loadFailed} error={error} onRetry={retry} />
  if (!items) return <Loading />
  if (items.length === 0) return <p>{text.empty}</p>
  return (
    <>
      <Table label={text.title} aria-busy={isPending} stacked>
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
          {items.map((change) => (
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
      <ListPaging {...{ page, isPending, previous, next }} />
    </>
  )
}
