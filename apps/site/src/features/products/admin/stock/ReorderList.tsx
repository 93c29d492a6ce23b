import { formatNumber } from '@arkpax/schema/format-fi'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { useRead } from '~/lib/use-read.ts'
import { reorderText as text } from './stock-desk.fi.ts'

/** What runs low: how it sells, how long it lasts and how many to order. */
export function ReorderList() {
  const { data, error, refetch, isPending } = useRead('GET /api/admin/reorder-list')
  const list = { items: data?.lines, error, isPending, retry: refetch }
  const { columns } = text
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-prose">
          <h2 className="display text-xl">{text.title}</h2>
          <p className="mt-1 text-ink-muted">{text.text}</p>
        </div>
        <ExportButton endpoint="GET /api/admin/reorder-list/export" options={[]} may="stock.read" />
      </div>
      <ListResults list={list} text={text.list} className="mt-3">
        {(lines) => (
          <Table label={text.title} stacked>
            <thead>
              <tr>
                <HeadCell>{columns.product}</HeadCell>
                <HeadCell numeric>{columns.available}</HeadCell>
                <HeadCell numeric className="md:max-lg:hidden">
                  {columns.limit}
                </HeadCell>
                <HeadCell numeric>{columns.expected}</HeadCell>
                <HeadCell numeric>{columns.sales}</HeadCell>
                <HeadCell numeric>{columns.days}</HeadCell>
                <HeadCell numeric>{columns.suggestion}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.product_id}>
                  <Cell className="min-w-44 font-medium wrap-anywhere">{line.name}</Cell>
                  <Cell numeric label={columns.available}>
                    {formatNumber(line.available)}
                  </Cell>
                  <Cell numeric label={columns.limit} className="md:max-lg:hidden">
                    {formatNumber(line.limit)}
                  </Cell>
                  <Cell numeric label={columns.expected}>
                    {text.expected(line.expected, line.next_expected_on)}
                  </Cell>
                  <Cell numeric label={columns.sales}>
                    {text.sales(line.units_per_week, line.weekly_units)}
                  </Cell>
                  <Cell numeric label={columns.days}>
                    {text.days(line.days_left)}
                  </Cell>
                  <Cell numeric label={columns.suggestion} className="font-semibold">
                    {formatNumber(line.suggestion)}
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
