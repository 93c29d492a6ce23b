import type { AuditLine } from '@arkpax/schema/audit-log'
import type { PageQuery } from '@arkpax/schema/paging'
import type { Kysely } from 'kysely'
import { SHARED } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'

/** What staff have done, newest first. */
export async function listAuditLog(db: Kysely<Database>, query: PageQuery): Promise<Page<AuditLine>> {
  let rows = db
    .selectFrom('audit_log')
    .select(['id', 'actor', 'action', 'entity', 'entity_id', 'created_at'])
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('id', '<', readCursor(query.cursor, 1)[0] ?? '')
  return toPage(
    await rows.execute(),
    query.limit,
    (row) => [row.id],
    (row) => ({ ...row, actor: row.actor === SHARED ? null : row.actor }),
  )
}
