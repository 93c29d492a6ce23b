import { auditActionLabel, auditActorLabel, auditEntityLabel } from '@arkpax/schema/audit-labels'
import type { AuditLine } from '@arkpax/schema/audit-log'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { AuditChanges } from '~/components/admin/AuditChanges.tsx'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { AuditLogFilters } from './AuditLogFilters.tsx'
import { auditLogText as text } from './audit-log.fi.ts'
import { ChainState } from './ChainState.tsx'
import { thingPath } from './thing-path.ts'
import { useLogFilters } from './use-log-filters.ts'

/** What staff have done, newest first, a page at a time, by words, people, deeds, things and days. */
export function AuditLog() {
  const { filters, query } = useLogFilters()
  const { kohde, tunniste } = filters.values
  const list = usePagedList('GET /api/admin/audit-log', query)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid gap-3">
          <p className="max-w-prose text-ink-muted">{text.intro}</p>
          <ChainState />
        </div>
        <ExportButton endpoint="GET /api/admin/audit-log/export" options={[{ query }]} may="audit-log.read" />
      </div>
      <AuditLogFilters filters={filters} />
      {tunniste && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="wrap-anywhere">{text.oneThing(`${auditEntityLabel(kohde)} ${tunniste}`)}</span>
          <Button size="sm" onClick={() => filters.set({ tunniste: '' })}>
            {text.allThings}
          </Button>
        </p>
      )}
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(lines) => (
          <Table label={text.title} stacked>
            <thead>
              <tr>
                <HeadCell>{text.columns.time}</HeadCell>
                <HeadCell>{text.columns.actor}</HeadCell>
                <HeadCell>{text.columns.action}</HeadCell>
                <HeadCell>{text.columns.thing}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </>
  )
}

const Line = ({ line }: { line: AuditLine }) => (
  <tr>
    <Cell className="whitespace-nowrap tabular-nums">{formatDateTime(line.created_at)}</Cell>
    <Cell label={text.columns.actor} className="wrap-anywhere">
      {auditActorLabel(line.actor)}
    </Cell>
    <Cell label={text.columns.action}>
      <div>
        <p>{auditActionLabel(line.action)}</p>
        <AuditChanges line={line} />
      </div>
    </Cell>
    <Cell label={text.columns.thing} className="wrap-anywhere">
      <Thing line={line} />
    </Cell>
  </tr>
)

function Thing({ line }: { line: AuditLine }) {
  const path = thingPath(line)
  const name = line.title ?? (line.entity === 'order' ? line.entity_id.slice(0, 8) : line.entity_id)
  const label = auditEntityLabel(line.entity)
  return (
    <p>
      {name.startsWith(label) ? '' : `${label} `}
      {path ? (
        <a href={path} className="underline underline-offset-4">
          {name}
        </a>
      ) : (
        <span className="text-ink-muted">{name}</span>
      )}
    </p>
  )
}
