import { beginningOfDay } from '@arkpax/schema/finnish-days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import type { RowToRun } from '../../services/planned-row.ts'

/** The subscriptions of these addresses. */
export const findSubscribers = (db: Kysely<Database>, emails: readonly string[]) =>
  db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'is_active', 'unsubscribed_at', 'awaits_confirmation_since'])
    .where('email', 'in', ['', ...emails])
    .execute()

/** Subscribes addresses whose consent was given elsewhere; gives the ids of those that did not subscribe meanwhile. */
export async function insertConsenting(db: Kysely<Database>, rows: readonly RowToRun[]): Promise<Set<string>> {
  const inserted = await sql<{ id: string }>`
    insert into newsletter_subscriptions (id, email, subscribed_at, is_active, consent_source, source)
    select given.id, given.email, given.subscribed_at, true, given.consent_source, 'import' from ${givenRows(db, rows)}
    where true on conflict (email) do nothing returning id`.execute(db)
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const consents = rows.filter(({ thing_id }) => ids.has(thing_id))
  // An import is one of many rows, so the events are written in one statement as well.
  await sql`insert into subscriber_events (id, subscription_id, kind, at, source, reason)
    select given.id, given.id, 'subscribed', given.subscribed_at, 'import', given.consent_source
    from ${givenRows(db, consents)}`.execute(db)
  return ids
}

/** Deletes subscriptions that came from a file; gives the ids of those that are still as they came. */
export async function deleteImported(db: Kysely<Database>, rows: readonly RowToRun[]): Promise<Set<string>> {
  const deleted = await sql<{ id: string }>`
    delete from newsletter_subscriptions where is_active and consent_source is not null
    and (id, subscribed_at) in (select given.id, given.subscribed_at from ${givenRows(db, rows)}) returning id`.execute(
    db,
  )
  return new Set(deleted.rows.map(({ id }) => id))
}

const givenRows = (db: Kysely<Database>, rows: readonly RowToRun[]) =>
  jsonRows(
    db,
    { id: 'text', email: 'text', subscribed_at: 'text', consent_source: 'text' },
    rows.map(({ thing_id, after }) => ({
      id: thing_id,
      email: after.email,
      subscribed_at: beginningOfDay(String(after.consent_on)).toISOString(),
      consent_source: after.consent_source,
    })),
  )
