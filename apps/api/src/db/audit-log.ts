import { auditActionLabel, auditEntityLabel } from '@arkpax/schema/audit-labels'
import type { AuditAction, AuditChange, AuditEntity } from '@arkpax/schema/audit-log'
import { fieldLabel } from '@arkpax/schema/field-labels'
import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { chainLine } from './audit-chain.ts'
import { changesBetween, factsOf, isChanged, type Thing } from './audit-changes.ts'
import type { Database } from './database.ts'
import { containing } from './keyset.ts'
import { searchText } from './search-text.ts'

export interface AuditLogTable {
  id: string
  /** Without gaps, in the order of the chain. */
  number: number
  /** `Aino Virtanen <aino@example.com>`, or `admin` for the shared password. */
  actor: string
  action: string
  entity: string
  entity_id: string
  /** JSON; never personal data. */
  detail: string
  /** JSON of what the thing was called and which values changed; null once they have been forgotten, as is the salt. */
  content: string | null
  content_salt: string | null
  /** SHA-256 of the two, which stays. */
  content_digest: string
  /** The `hash` of the line before, and the SHA-256 of this one with it; see `audit-chain.ts`. */
  previous_hash: string
  hash: string
  /** Lower-cased words of it all, for searching. */
  search_text: string
  created_at: string
}

/** What stands for whoever used the shared password. */
export const SHARED = 'admin'

/** What stands for a client that nobody knows. */
export const NOBODY: Actor = { name: '?', email: null }

interface AuditEntry {
  action: AuditAction
  entity: AuditEntity
  entityId: string
  detail?: Record<string, unknown>
  /** What the thing is called. */
  title?: string
  /** The thing as it was, and as it is: their differences are the values of the line. */
  before?: Thing
  after?: Thing
  /** Several products that were changed at once: each value is told with the name of its own. */
  things?: readonly OneOfMany[]
  /** What else is told, by names of fields: `{ notify: true }`. */
  facts?: Thing
}

/** One product among several that were changed at once. */
interface OneOfMany {
  id: string
  title: string
  before: Thing
  after: Thing
}

/** Who did it: a person of the staff, or whoever has the shared password. */
export interface Actor {
  name: string
  email: string | null
}

/** What a line tells of values, as it is stored. */
export interface AuditContent {
  title: string | null
  /** `of` says which one of several things a value belongs to, and what its field is called there. */
  changes: (AuditChange & { of?: { id: string; title: string; field: string } })[]
}

/**
 * Writes down what staff did, in the transaction that did it, and last in it: whoever writes the next line waits until it
 * ends. Where a thing is given as it was and as it is, and nothing has changed, there is nothing to write down.
 */
export async function recordAudit(db: Kysely<Database>, now: Date, by: Actor, entry: AuditEntry): Promise<void> {
  const { action, entity, entityId, title = null, before, after, things, facts = {} } = entry
  if (before && after && !isChanged(before, after)) return
  if (things && !things.some(isChangedOne)) return
  const changes = [
    ...changesBetween(entity, before, after),
    ...(things ?? []).flatMap(changesOfOne),
    ...factsOf(entity, facts),
  ]
  const actor = by.email ? `${by.name} <${by.email}>` : by === NOBODY ? by.name : SHARED
  const words = changes.flatMap(({ field, from, to }) => [fieldLabel(entity, field), from, to])
  const detail = things ? { ...entry.detail, things: things.filter(isChangedOne).map(({ id }) => id) } : entry.detail
  await chainLine(db, {
    id: uuidv7(),
    actor,
    action,
    entity,
    entity_id: entityId,
    detail: JSON.stringify(detail ?? {}),
    content: JSON.stringify({ title, changes } satisfies AuditContent),
    search_text: searchText(...wordsOf({ actor, action, entity, entity_id: entityId }), title, ...words),
    created_at: now.toISOString(),
  })
}

/** The values of one product among several. */
const changesOfOne = ({ id, title, before, after }: OneOfMany) =>
  changesBetween('product', before, after).map((change) => ({
    ...change,
    field: `${title}: ${fieldLabel('product', change.field)}`,
    of: { id, title, field: change.field },
  }))

const isChangedOne = ({ before, after }: OneOfMany) => isChanged(before, after)

/** The words of a line that are not about a thing's values. */
const wordsOf = (line: Pick<AuditLogTable, 'actor' | 'action' | 'entity' | 'entity_id'>) => [
  line.actor,
  auditActionLabel(line.action),
  auditEntityLabel(line.entity),
  line.entity_id,
]

/** Forgets what the lines about a thing tell of its values; that something was done, by whom and when stays. */
export async function forgetAuditValues(db: Kysely<Database>, entity: AuditEntity, entityId: string): Promise<void> {
  await forget(db, await withValues(db, entity).where('entity_id', '=', entityId).execute())
}

/** Forgets the values of lines that name somebody's address among them, whichever thing of this kind they are about. */
export async function forgetAuditValuesNaming(db: Kysely<Database>, entity: AuditEntity, email: string): Promise<void> {
  const naming = sql<boolean>`lower(content) like ${containing(email)} escape '\\'`
  await forget(db, await withValues(db, entity).where(naming).execute())
}

type KnownLine = Pick<AuditLogTable, 'id' | 'actor' | 'action' | 'entity' | 'entity_id'>

const withValues = (db: Kysely<Database>, entity: AuditEntity) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'actor', 'action', 'entity', 'entity_id'])
    .where('entity', '=', entity)
    .where('content', 'is not', null)

async function forget(db: Kysely<Database>, lines: readonly KnownLine[]): Promise<void> {
  for (const { id, ...line } of lines)
    await db
      .updateTable('audit_log')
      .set({ content: null, content_salt: null, search_text: searchText(...wordsOf(line)) })
      .where('id', '=', id)
      .execute()
}

type TableOfPeople =
  | 'contact_messages'
  | 'contact_notes'
  | 'customer_notes'
  | 'customers'
  | 'newsletter_subscriptions'
  | 'offers'
  | 'order_notes'
  | 'product_reviews'
  | 'saved_filters'
  | 'warranty_cases'

/** Forgets the values of what is no longer in its table, whichever way it went. */
export async function forgetAuditValuesOfGone(
  db: Kysely<Database>,
  entity: AuditEntity,
  table: TableOfPeople,
): Promise<void> {
  const gone = await db
    .selectFrom('audit_log')
    .select('entity_id')
    .distinct()
    .where('entity', '=', entity)
    .where('content', 'is not', null)
    .where('entity_id', 'not in', db.selectFrom(table).select('id'))
    .execute()
  for (const { entity_id } of gone) await forgetAuditValues(db, entity, entity_id)
}
