import type { CustomerNote } from '@arkpax/schema/customers'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'

/** The notes of a customer, newest first, those of merged addresses too. */
export const listNotes = (db: Kysely<Database>, customerId: string): Promise<CustomerNote[]> =>
  notes(db)
    .where((eb) => eb.or([eb('customers.id', '=', customerId), eb('customers.merged_into', '=', customerId)]))
    .orderBy('customer_notes.id', 'desc')
    .execute()

/** One note; undefined when it is not there. */
export const findNote = (db: Kysely<Database>, id: string): Promise<CustomerNote | undefined> =>
  notes(db).where('customer_notes.id', '=', id).executeTakeFirst()

/** One note that nobody else changes before this transaction ends; undefined when it is not there. */
export async function lockNote(db: Kysely<Database>, id: string): Promise<CustomerNote | undefined> {
  await lockRow(db, 'customer_notes', { id })
  return findNote(db, id)
}

/** Stores a note; gives its id. */
export async function insertNote(
  db: Kysely<Database>,
  note: { customer_id: string; text: string; author: string },
  now: Date,
): Promise<string> {
  const id = uuidv7()
  const at = now.toISOString()
  await db
    .insertInto('customer_notes')
    .values({ ...note, id, created_at: at, updated_at: at })
    .execute()
  return id
}

/** Changes a note; undefined when it is not there, or not at `version` where one is given. */
export async function updateNote(
  db: Kysely<Database>,
  id: string,
  change: { text: string; author: string },
  version: number | undefined,
  now: Date,
): Promise<CustomerNote | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('customer_notes')
    .set({ ...change, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? findNote(db, id) : undefined
}

/** Deletes a note; false when it is not there. */
export async function deleteNote(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('customer_notes').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

const notes = (db: Kysely<Database>) =>
  db
    .selectFrom('customer_notes')
    .innerJoin('customers', 'customers.id', 'customer_notes.customer_id')
    .select(['customer_notes.id', 'text', 'author', 'customers.email', 'customer_notes.version'])
    .select(['customer_notes.created_at', 'customer_notes.updated_at'])
