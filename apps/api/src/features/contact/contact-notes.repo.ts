import type { ContactNote } from '@arkpax/schema/contact-notes'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { ContactNoteTable } from './contact.table.ts'

interface NewNote {
  id: string
  contact_message_id: string
  author_id: string
  author_name: string
  text: string
}

/** Keeps a note with its message. */
export async function insertNote(db: Kysely<Database>, note: NewNote, now: Date): Promise<ContactNote> {
  const row = await db
    .insertInto('contact_notes')
    .values({ ...note, created_at: now.toISOString(), updated_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toNote(row)
}

/** The notes about messages, oldest first. */
export async function listNotes(db: Kysely<Database>, messageIds: readonly string[]): Promise<ContactNote[]> {
  const rows = await db
    .selectFrom('contact_notes')
    .selectAll()
    .where('contact_message_id', 'in', messageIds)
    .orderBy('id')
    .execute()
  return rows.map(toNote)
}

/** One note with the message that it is about; undefined when it is not there. */
export async function findNote(db: Kysely<Database>, id: string) {
  const row = await db.selectFrom('contact_notes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { note: toNote(row), messageId: row.contact_message_id }
}

/** Changes what a note says. Undefined when it is not there, or not at `version` where one is given. */
export async function updateNote(
  db: Kysely<Database>,
  id: string,
  text: string,
  version: number | undefined,
  now: Date,
): Promise<ContactNote | undefined> {
  const row = await db
    .updateTable('contact_notes')
    .set({ text, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
  return row && toNote(row)
}

export async function deleteNote(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('contact_notes').where('id', '=', id).execute()
}

const toNote = ({ contact_message_id, ...note }: Selectable<ContactNoteTable>): ContactNote => note
