import type { ContactNote } from '@arkpax/schema/contact-notes'
import { mentionedIn } from '@arkpax/schema/mentions'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { forgetAuditValues, recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { findContactMessage, listMessageStaff } from './contact.repo.ts'
import { setMentions } from './contact-mentions.repo.ts'
import { deleteNote, findNote, insertNote, updateNote } from './contact-notes.repo.ts'

/** Adds a note to a message and tells those whom it names, the writer aside. */
export async function addNote(
  db: Kysely<Database>,
  messageId: string,
  text: string,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ContactNote> {
  const author = { author_id: staff.id, author_name: staff.name }
  const note = await insertNote(db, { id: uuidv7(), contact_message_id: messageId, ...author, text }, now)
  await mention(db, note, staff)
  await recordAudit(db, now, staff, { action: 'create', ...(await ofNote(db, note.id, messageId)), after: told(note) })
  return note
}

/** Changes a note of one's own; undefined when it is not at `version`. Throws `not_found` and `forbidden`. */
export async function changeNote(
  db: Kysely<Database>,
  id: string,
  text: string,
  version: number | undefined,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ContactNote | undefined> {
  const { messageId, note: before } = await ownNote(db, id, staff)
  const note = await updateNote(db, id, text, version, now)
  if (!note) return undefined
  await mention(db, note, staff)
  const values = { before: told(before), after: told(note) }
  await recordAudit(db, now, staff, { action: 'update', ...(await ofNote(db, id, messageId)), ...values })
  return note
}

/** Deletes a note of one's own. Throws `not_found` and `forbidden`. */
export async function removeNote(
  db: Kysely<Database>,
  id: string,
  staff: SignedInStaffMember,
  now: Date,
): Promise<void> {
  await ownNote(db, id, staff)
  await deleteNote(db, id)
  await forgetAuditValues(db, 'contact_note', id)
  await recordAudit(db, now, staff, { action: 'delete', entity: 'contact_note', entityId: id })
}

export const noteNotFound = () => new ApiError('not_found', { detail: 'Huomiota ei löytynyt.' })

async function ownNote(db: Kysely<Database>, id: string, staff: SignedInStaffMember) {
  const found = await findNote(db, id)
  if (!found) throw noteNotFound()
  if (found.note.author_id !== staff.id)
    throw new ApiError('forbidden', { detail: 'Voit muuttaa ja poistaa vain omia huomioitasi.' })
  return found
}

async function mention(db: Kysely<Database>, { id, text }: ContactNote, staff: SignedInStaffMember): Promise<void> {
  const others = mentionedIn(text, await listMessageStaff(db)).filter((person) => person.id !== staff.id)
  await setMentions(
    db,
    id,
    others.map((person) => person.id),
  )
}

/** A note by the subject of its message. */
const ofNote = async (db: Kysely<Database>, entityId: string, messageId: string) => ({
  entity: 'contact_note' as const,
  entityId,
  title: (await findContactMessage(db, messageId))?.subject,
})

/** What the log tells of a note: how long it is; what it says is about a person. */
const told = ({ text }: ContactNote) => ({ text, length: text.length })
