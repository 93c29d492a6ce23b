import { auditActionLabel, auditActorLabel, auditEntityLabel } from '@arkpax/schema/audit-labels'
import { type AuditChange, type AuditLine, timelinePermissions } from '@arkpax/schema/audit-log'
import { fieldLabel } from '@arkpax/schema/field-labels'
import { finnishDay, formatStamp } from '@arkpax/schema/format-fi'
import { mayDo } from '@arkpax/schema/permissions'
import { verifyChain } from '../../db/audit-chain.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { listActors, listAuditLog, listTimeline } from './audit-log.repo.ts'

/** A line of the export: one value that changed, or a deed without any. */
type Row = AuditLine & Partial<AuditChange>

const columns: Record<string, (row: Row) => string | number | null> = {
  Numero: (row) => row.number,
  Aika: (row) => formatStamp(row.created_at),
  Kuka: (row) => auditActorLabel(row.actor),
  Teko: (row) => auditActionLabel(row.action),
  Kohde: (row) => auditEntityLabel(row.entity),
  Tunniste: (row) => row.entity_id,
  Nimi: (row) => row.title,
  Tieto: (row) => (row.field ? fieldLabel(row.entity, row.field) : null),
  Ennen: (row) => row.from ?? null,
  Jälkeen: (row) => row.to ?? null,
}

export const auditLogRoutes = [
  route('GET /api/admin/audit-log', {}, ({ db, query }) => listAuditLog(db, query)),

  route('GET /api/admin/audit-log/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listAuditLog(db, { ...query, limit: 500, cursor }))
    return csvOf(`tapahtumaloki_${finnishDay(now)}.csv`, columns, rowsOf(pages))
  }),

  route('GET /api/admin/audit-log/actors', {}, async ({ db }) => ({ actors: await listActors(db) })),

  route('GET /api/admin/audit-log/chain', {}, ({ db }) => verifyChain(db)),

  route('GET /api/admin/timelines/{entity}/{id}', {}, async ({ db, params, query, staff }) => {
    if (!mayDo(staff.role, timelinePermissions[params.entity])) throw new ApiError('role_forbidden')
    return listTimeline(db, params, query)
  }),
]

async function* rowsOf(pages: AsyncIterable<AuditLine[]>): AsyncGenerator<Row[]> {
  for await (const lines of pages)
    yield lines.flatMap((line): Row[] =>
      line.changes.length > 0 ? line.changes.map((change) => ({ ...line, ...change })) : [line],
    )
}
