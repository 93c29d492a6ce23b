import { productModelLabel } from '@arkpax/schema/product-models'
import { faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { useRead } from '~/lib/use-read.ts'
import { statisticsText as text } from './admin-cases.fi.ts'

const day = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined)

/** Which faults each product has had, and what came of them. */
export function CaseStatistics() {
  const [{ alku, loppu }, setDays] = useUrlState({ alku: '', loppu: '' })
  const query = { from: day(alku), to: day(loppu) }
  const read = useRead('GET /api/admin/warranty-cases/statistics', { query })
  const { columns } = text
  return (
    <section className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={text.from}
          type="date"
          value={alku}
          onChange={({ target }) => setDays({ alku: target.value })}
        />
        <TextField
          label={text.to}
          type="date"
          value={loppu}
          onChange={({ target }) => setDays({ loppu: target.value })}
        />
        <ExportButton
          may="warranty.read"
          endpoint="GET /api/admin/warranty-cases/statistics/export"
          options={[{ query }]}
        />
      </div>
      <p className="text-ink-muted">{text.text}</p>
      <Loaded read={read} failure={text.failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={text.empty.title} text={text.empty.text} />
          ) : (
            <Table label={text.title} stacked>
              <thead>
                <tr>
                  <HeadCell>{columns.product}</HeadCell>
                  <HeadCell>{columns.fault}</HeadCell>
                  {COUNTS.map((count) => (
                    <HeadCell key={count} numeric>
                      {columns[count]}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.product_model} ${row.fault_kind}`}>
                    <Cell>{row.product_model ? productModelLabel(row.product_model) : text.noModel}</Cell>
                    <Cell label={columns.fault}>{faultKindLabels[row.fault_kind]}</Cell>
                    {COUNTS.map((count) => (
                      <Cell key={count} numeric label={columns[count]}>
                        {row[count]}
                      </Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </Loaded>
    </section>
  )
}

const COUNTS = ['cases', 'open', 'repaired', 'replaced', 'refused'] as const
