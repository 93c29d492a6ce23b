import type { WarrantyCaseEvent } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'

/** What has happened with a case, oldest first. */
export async function listEvents(db: Kysely<Database>, caseId: string): Promise<WarrantyCaseEvent[]> {
  const rows = await db
    .selectFrom('warranty_case_events')
    .select(['id', 'kind', 'state', 'text', 'is_told', 'author_name', 'created_at'])
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, is_told: Boolean(row.is_told) }))
}

type NewEvent = Pick<WarrantyCaseEvent, 'kind'> & Partial<Omit<WarrantyCaseEvent, 'id' | 'created_at'>>

/** Writes down what has happened; gives the id of the event. */
export async function addEvent(
  db: Kysely<Database>,
  caseId: string,
  { kind, state = null, text = null, is_told = false, author_name = null }: NewEvent,
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('warranty_case_events')
    .values({ id, case_id: caseId, kind, state, text, is_told, author_name, created_at: now.toISOString() })
    .execute()
  return id
}

/** What staff wrote to the customer with a step; undefined where there is no such step. */
export const findEvent = (db: Kysely<Database>, id: string) =>
  db.selectFrom('warranty_case_events').select(['case_id', 'state', 'text']).where('id', '=', id).executeTakeFirst()
