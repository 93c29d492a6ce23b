import type { Kysely, Selectable } from 'kysely'
import { forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { OrderNoteTable } from './orders.table.ts'

export type OrderNoteRow = Selectable<OrderNoteTable>

type NewNote = Pick<OrderNoteRow, 'id' | 'order_id' | 'author_id' | 'author_name' | 'text'>

/** Keeps a note with its order. */
export function insertNote(db: Kysely<Database>, note: NewNote, now: Date): Promise<OrderNoteRow> {
  return db
    .insertInto('order_notes')
    .values({ ...note, created_at: now.toISOString(), updated_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The notes about an order, oldest first. */
export function listNotes(db: Kysely<Database>, orderId: string): Promise<OrderNoteRow[]> {
  return db.selectFrom('order_notes').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** One note; undefined when it is not there. */
export function findNote(db: Kysely<Database>, id: string): Promise<OrderNoteRow | undefined> {
  return db.selectFrom('order_notes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes what a note says. Undefined when it is not there, or not at `version` where one is given. */
export function updateNote(
  db: Kysely<Database>,
  id: string,
  text: string,
  version: number | undefined,
  now: Date,
): Promise<OrderNoteRow | undefined> {
  return db
    .updateTable('order_notes')
    .set({ text, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteNote(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('order_notes').where('id', '=', id).execute()
}

/** The notes about an order go, because they may be about its person. */
export async function deleteNotesOf(db: Kysely<Database>, orderId: string): Promise<void> {
  await db.deleteFrom('order_notes').where('order_id', '=', orderId).execute()
}

/** Forgets what the log tells of notes that are no longer there. */
export const forgetNotesGone = (db: Kysely<Database>): Promise<void> =>
  forgetAuditValuesOfGone(db, 'order_note', 'order_notes')
