import { formatDateTime } from '@arkpax/schema/format-fi'
import { importKindLabels, importStateLabels } from '@arkpax/schema/import-labels'
import type { ImportRun, ImportState } from '@arkpax/schema/imports'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminImportPath } from '~/lib/admin-paths.ts'
import { importsText as text } from './imports.fi.ts'

const tones = { previewed: 'neutral', done: 'good', taken_back: 'low' } as const satisfies Record<ImportState, string>

/** How far a file is, in a word. */
export const ImportBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={tones[state]}>{importStateLabels[state]}</Badge>
)

/** The files of the last days, newest first. */
export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const list = usePagedList('GET /api/admin/imports', {})
  return (
    <section>
      <h2 className="display text-xl">{text.list}</h2>
      <ListResults list={list} text={text.results} className="mt-4">
        {(runs) => (
          <Table label={text.list} stacked>
            <thead>
              <tr>
                <HeadCell>{text.table.file}</HeadCell>
                <HeadCell>{text.table.kind}</HeadCell>
                <HeadCell>{text.table.when}</HeadCell>
                <HeadCell>{text.table.counts}</HeadCell>
                <HeadCell>{text.table.state}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <Row key={run.id} run={run} onOpen={onOpen} />
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </section>
  )
}

const Row = ({ run, onOpen }: { run: ImportRun; onOpen: (id: string) => void }) => (
  <tr>
    <Cell className="min-w-44 wrap-anywhere">
      <a
        href={adminImportPath(run.id)}
        className="inline-flex min-h-8 items-center font-semibold underline"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(run.id)
        }}
      >
        {run.file_name}
      </a>
    </Cell>
    <Cell label={text.table.kind}>{importKindLabels[run.kind]}</Cell>
    <Cell label={text.table.when}>{text.by(run.author, formatDateTime(run.created_at))}</Cell>
    <Cell label={text.table.counts}>{text.countsOf(run.counts)}</Cell>
    <Cell label={text.table.state}>
      <ImportBadge state={run.state} />
    </Cell>
  </tr>
)
