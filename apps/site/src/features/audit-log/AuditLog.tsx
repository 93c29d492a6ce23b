import { auditActionLabel, auditActorLabel, auditEntityLabel } from '@arkpax/schema/audit-labels'
import type { AuditLine } from '@arkpax/schema/audit-log'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { auditLogText as text } from './audit-log.fi.ts'

/** What staff have done, newest first, a page at a time. */
export function AuditLog() {
  const list = usePagedList('GET /api/admin/audit-log', {})
  return (
    <>
      <p className="max-w-prose text-ink-muted">{text.intro}</p>
      <ListResults list={list} text={text}>
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

const Line = ({ line: { created_at, actor, action, entity, entity_id } }: { line: AuditLine }) => (
  <tr>
    <Cell className="whitespace-nowrap">{formatDateTime(created_at)}</Cell>
    <Cell label={text.columns.actor} className="wrap-anywhere">
      {auditActorLabel(actor)}
    </Cell>
    <Cell label={text.columns.action}>{auditActionLabel(action)}</Cell>
    <Cell label={text.columns.thing} className="wrap-anywhere">
      <p>
        {auditEntityLabel(entity)} <span className="text-sm text-ink-muted">{entity_id}</span>
      </p>
    </Cell>
  </tr>
)
