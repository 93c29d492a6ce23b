import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { lastWorkdayBy, privacyDeadline } from '@arkpax/schema/privacy-deadline'
import {
  type ErasurePart,
  erasurePart,
  type PrivacyRequest,
  type PrivacyRequestInput,
  type PrivacyRequestOutcome,
  type PrivacyRequestQuery,
  type PrivacyRequestUpdate,
} from '@arkpax/schema/privacy-requests'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { forgetAuditValues } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, text } from '../../db/list-order.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { addressHash } from './address-hash.repo.ts'
import type { PrivacyRequestTable } from './privacy-requests.table.ts'

type Row = Selectable<PrivacyRequestTable>

const SORTS = {
  due: [text('due_on'), text('id')],
  received: [text('received_on'), text('id')],
}

/** Requests by their last day to answer or the day they came; where an address is given, also those that no longer hold it. */
export async function listRequests(
  db: Kysely<Database>,
  query: PrivacyRequestQuery,
  now: Date,
): Promise<Page<PrivacyRequest>> {
  const { apply, keyOf } = listOrder(SORTS, query.sort)
  let rows = apply(db.selectFrom('privacy_requests').selectAll(), query.cursor)
  if (query.from) rows = rows.where('received_on', '>=', query.from)
  if (query.to) rows = rows.where('received_on', '<=', query.to)
  if (query.state !== 'all') rows = rows.where('state', '=', query.state)
  if (query.email) rows = rows.where('email_hash', '=', await addressHash(db, query.email))
  const page = await rows.limit(query.limit + 1).execute()
  return toPage(page, query.limit, keyOf, (row) => toRequest(row, now))
}

/** The open requests of which the last day to answer is near or over, for what waits today; those that are due first. */
export async function dueRequests(db: Kysely<Database>, now: Date, withinDays = 7): Promise<PrivacyRequest[]> {
  const until = finnishDay(new Date(now.getTime() + withinDays * DAY_MS))
  const rows = await db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('state', '=', 'open')
    .where('due_on', '<=', until)
    .orderBy('due_on')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => toRequest(row, now))
}

/** One request; undefined when it is not there. */
export async function findRequest(db: Kysely<Database>, id: string, now: Date): Promise<PrivacyRequest | undefined> {
  const row = await db.selectFrom('privacy_requests').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRequest(row, now)
}

/** Stores a request that has come; gives its id. */
export async function insertRequest(db: Kysely<Database>, input: PrivacyRequestInput, now: Date): Promise<string> {
  const id = uuidv7()
  const at = now.toISOString()
  await db
    .insertInto('privacy_requests')
    .values({
      ...input,
      id,
      email_hash: await addressHash(db, input.email),
      due_on: privacyDeadline(input.received_on, false),
      state: 'open',
      identity: null,
      extension_reason: null,
      outcome: null,
      closed_at: null,
      erased_at: null,
      left_parts: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

/** Changes what is known of an open request; undefined where it is not there, or not at `version` where one is given. */
export async function updateRequest(
  db: Kysely<Database>,
  { id, received_on }: PrivacyRequest,
  { identity, extension_reason }: PrivacyRequestUpdate,
  version: number | undefined,
  now: Date,
): Promise<PrivacyRequest | undefined> {
  const due_on = extension_reason && privacyDeadline(received_on, true)
  const row = await open(db, id, version)
    .set({ identity, extension_reason, due_on, version: nextVersion, updated_at: now.toISOString() })
    .returningAll()
    .executeTakeFirst()
  return row && toRequest(row, now)
}

/** Ends an open request; undefined where it is not there, or not at `version` where one is given. */
export async function closeRequest(
  db: Kysely<Database>,
  id: string,
  { state, outcome }: PrivacyRequestOutcome,
  version: number | undefined,
  now: Date,
): Promise<PrivacyRequest | undefined> {
  const at = now.toISOString()
  const row = await open(db, id, version)
    .set({ state, outcome, closed_at: at, version: nextVersion, updated_at: at })
    .returningAll()
    .executeTakeFirst()
  return row && toRequest(row, now)
}

interface ErasedRequest {
  left: readonly ErasurePart[]
  /** Whether the request ends with it, and what is told of that. */
  isDone: boolean
  outcome: string | null
}

/**
 * Writes down what an erasure left. A request that ends with it keeps neither the address nor what was written of the person before.
 * Undefined where it is not open, or not at `version` where one is given.
 */
export async function noteErasure(
  db: Kysely<Database>,
  id: string,
  { left, isDone, outcome }: ErasedRequest,
  version: number | undefined,
  now: Date,
): Promise<PrivacyRequest | undefined> {
  const at = now.toISOString()
  const erased = { erased_at: at, left_parts: JSON.stringify(left), version: nextVersion, updated_at: at }
  const done = { state: 'done', email: null, outcome, closed_at: at, extension_reason: extensionForgotten } as const
  const row = await open(db, id, version)
    .set({ ...erased, ...(isDone && done) })
    .returningAll()
    .executeTakeFirst()
  return row && toRequest(row, now)
}

/** Takes the address, and what was written of the person, out of its requests that are closed. */
export async function forgetAddress(db: Kysely<Database>, email: string): Promise<void> {
  const forgotten = await db
    .updateTable('privacy_requests')
    .set({
      email: null,
      outcome: null,
      extension_reason: extensionForgotten,
    })
    .where('email', '=', email)
    .where('state', '<>', 'open')
    .returning('id')
    .execute()
  for (const { id } of forgotten) await forgetAuditValues(db, 'privacy_request', id)
}

/** The requests of an address as the person downloads them. */
export const readRequestsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('privacy_requests')
    .select(['kind', 'channel', 'received_on', 'due_on', 'extension_reason', 'state', 'outcome', 'closed_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute()

/** Deletes requests that ended before this moment. */
export async function deleteRequestsClosedBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db.deleteFrom('privacy_requests').where('closed_at', '<', moment.toISOString()).execute()
}

/** That the time was extended stays; why does not. */
const extensionForgotten = sql<string | null>`case when extension_reason is null then null else '' end`

const open = (db: Kysely<Database>, id: string, version: number | undefined) =>
  db.updateTable('privacy_requests').where('id', '=', id).where('state', '=', 'open').where(isAtVersion(version))

function toRequest(row: Row, now: Date): PrivacyRequest {
  const { email_hash, updated_at, left_parts, ...request } = row
  return {
    ...request,
    left: z.array(erasurePart).parse(JSON.parse(left_parts ?? '[]')),
    answer_by: lastWorkdayBy(row.due_on),
    is_late: row.state === 'open' && row.due_on < finnishDay(now),
  }
}
