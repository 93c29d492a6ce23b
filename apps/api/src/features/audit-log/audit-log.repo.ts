import type { AuditChange, AuditLine, AuditLogQuery } from '@arkpax/schema/audit-log'
import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDayBegins } from '@arkpax/schema/office-hours'
import type { PageQuery } from '@arkpax/schema/paging'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type AuditContent, type AuditLogTable, SHARED } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { containing, type Page, readCursor, readSerialId, toPage } from '../../db/keyset.ts'
import { hasWords } from '../../db/searched-words.ts'

/** What staff have done, newest first, by words, people, deeds, things and days. */
export async function listAuditLog(db: Kysely<Database>, query: AuditLogQuery): Promise<Page<AuditLine>> {
  const { q, actor, action, entity, entity_id, from, until } = query
  let rows = linesOf(db, query)
  if (actor) rows = rows.where('actor', '=', actor)
  if (action) rows = rows.where('action', '=', action)
  if (entity) rows = rows.where('entity', '=', entity)
  if (entity_id) rows = rows.where('entity_id', '=', entity_id)
  if (from) rows = rows.where('created_at', '>=', finnishDayBegins(from).toISOString())
  if (until) rows = rows.where('created_at', '<', finnishDayBegins(dayAfter(until)).toISOString())
  if (q) rows = rows.where(hasWords(sql.ref('search_text'), q))
  return toLines(await rows.execute(), query)
}

/** What staff have done to one thing, newest first, alone or with others: of those lines only what is about this thing. */
export async function listTimeline(
  db: Kysely<Database>,
  thing: { entity: string; id: string },
  query: PageQuery,
): Promise<Page<AuditLine>> {
  const rows = linesOf(db, query).where((eb) => {
    const alone = eb.and([eb('entity', '=', thing.entity), eb('entity_id', '=', thing.id)])
    return thing.entity === 'product' ? eb.or([alone, withOthers(thing.id)]) : alone
  })
  return toPage(await rows.execute(), query.limit, keyOf, (row) =>
    row.entity === thing.entity ? toLine(row) : toLineOfOne(row, thing),
  )
}

/** Lines of lists of products that changed this one, as `recordAudit` notes it. */
const withOthers = (id: string) =>
  sql<boolean>`(entity = 'product_list' and lower(detail) like ${containing(JSON.stringify(id))} escape '\\')`

/** Whoever stands in the log, by name; null for the shared password. */
export async function listActors(db: Kysely<Database>): Promise<(string | null)[]> {
  const rows = await db.selectFrom('audit_log').select('actor').distinct().execute()
  const names = rows.map(({ actor }) => nameOf(actor))
  // Databases sort letters each in their own way; who has no name comes last.
  return names.toSorted((a, b) => Number(a === null) - Number(b === null) || (a ?? '').localeCompare(b ?? '', 'fi'))
}

function linesOf(db: Kysely<Database>, { limit, cursor }: PageQuery) {
  const rows = db
    .selectFrom('audit_log')
    .select(['id', 'number', 'actor', 'action', 'entity', 'entity_id', 'content', 'created_at'])
    .orderBy('number', 'desc')
    .limit(limit + 1)
  return cursor ? rows.where('number', '<', readSerialId(readCursor(cursor, 1)[0] ?? '')) : rows
}

type ReadLine = Pick<Selectable<AuditLogTable>, 'content' | 'number'> &
  Omit<AuditLine, 'title' | 'changes' | 'forgotten' | 'actor'> & { actor: string }

const toLines = (rows: ReadLine[], { limit }: PageQuery) => toPage(rows, limit, keyOf, toLine)
const keyOf = (row: ReadLine) => [String(row.number)]

function toLine({ content, ...row }: ReadLine): AuditLine {
  const { title, changes } = contentOf(content)
  return { ...row, actor: nameOf(row.actor), title, changes: changes.map(toChange), forgotten: content === null }
}

/** A line about several things, as one about this thing only. */
function toLineOfOne(row: ReadLine, { entity, id }: { entity: string; id: string }): AuditLine {
  const own = contentOf(row.content).changes.flatMap(({ of, ...change }) => (of?.id === id ? { ...change, ...of } : []))
  const changes = own.map(toChange)
  return { ...toLine(row), entity, entity_id: id, title: own[0]?.title ?? null, changes }
}

const contentOf = (content: string | null): AuditContent =>
  content === null ? FORGOTTEN : (JSON.parse(content) as AuditContent)

const toChange = ({ field, from, to }: AuditChange): AuditChange => ({ field, from, to })

const FORGOTTEN: AuditContent = { title: null, changes: [] }

const nameOf = (actor: string) => (actor === SHARED ? null : actor)
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
