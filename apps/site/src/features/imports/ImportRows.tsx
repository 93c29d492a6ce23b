import { importOutcomeLabels } from '@arkpax/schema/import-labels'
import {
  type ImportKind,
  type ImportOutcome,
  type ImportRow,
  type ImportRun,
  importedThings,
  importRowFilters,
  importRowQuery,
} from '@arkpax/schema/imports'
import { ChangedValues } from '~/components/admin/ChangedValues.tsx'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { importsText as text } from './imports.fi.ts'

const showOf = importRowQuery.shape.show.catch('all')

/** The rows of a file, a page at a time: those of one outcome, or all. */
export function ImportRows({ run }: { run: ImportRun }) {
  const [{ rivit }, setAddress] = useUrlState({ rivit: 'all' })
  const show = showOf.parse(rivit)
  const list = usePagedList('GET /api/admin/imports/{id}/rows', { show }, { id: run.id })
  const { counts, skipped, left } = run
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const sums = { ...counts, all: total, kept: skipped + left }
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={text.show}
          className="w-72 max-w-full"
          value={show}
          onChange={({ target }) => setAddress({ rivit: target.value }, 'replace')}
        >
          {(['all', ...importRowFilters] as const).map((one) => (
            <option key={one} value={one}>
              {text.filterOption(text.filters[one], sums[one])}
            </option>
          ))}
        </Select>
        {counts.refused > 0 && (
          <ExportButton
            may="imports.write"
            endpoint="GET /api/admin/imports/{id}/refused"
            options={[{ params: { id: run.id } }]}
            label={text.refusedFile}
          />
        )}
      </div>
      <ListResults
        list={list}
        isFiltered={show !== 'all'}
        text={text.rowResults}
        onClear={() => setAddress({ rivit: 'all' }, 'replace')}
        className=""
      >
        {(rows) => (
          <Table label={text.rows.label} stacked>
            <thead>
              <tr>
                <HeadCell numeric>{text.rows.number}</HeadCell>
                <HeadCell>{text.rows.title}</HeadCell>
                <HeadCell>{text.rows.outcome}</HeadCell>
                <HeadCell>{text.rows.what}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.number} kind={run.kind} row={row} />
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </section>
  )
}

const tones = { new: 'good', changed: 'low', unchanged: 'neutral', refused: 'out' } as const satisfies Record<
  ImportOutcome,
  string
>

const Row = ({ kind, row }: { kind: ImportKind; row: ImportRow }) => (
  <tr>
    <Cell numeric label={text.rows.number}>
      {row.number}
    </Cell>
    <Cell label={text.rows.title} className="min-w-40 wrap-anywhere">
      {row.title}
    </Cell>
    <Cell label={text.rows.outcome}>
      <Badge tone={tones[row.outcome]}>{importOutcomeLabels[row.outcome]}</Badge>
    </Cell>
    <Cell label={text.rows.what} className="wrap-anywhere">
      {row.reason && <p className="font-medium">{row.reason}</p>}
      <ChangedValues entity={importedThings[kind]} changes={row.changes} />
      {!row.reason && row.changes.length === 0 && <span className="text-ink-muted">{text.rows.none}</span>}
    </Cell>
  </tr>
)
