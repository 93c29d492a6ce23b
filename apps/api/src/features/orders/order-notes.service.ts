import type { OrderNote } from '@arkpax/schema/order-notes'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { forgetAuditValues, recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { changedOrStale } from '../../http/stale.ts'
import { deleteNote, findNote, insertNote, listNotes, type OrderNoteRow, updateNote } from './order-notes.repo.ts'
import { findOrder } from './orders.repo.ts'
import { existing } from './orders.service.ts'

/** The notes about an order, oldest first, as one of the staff sees them. Throws `not_found` without the order. */
export async function readNotes(db: Kysely<Database>, orderId: string, staff: SignedInStaffMember) {
  const { id } = existing(await findOrder(db, orderId))
  return (await listNotes(db, id)).map((note) => seenBy(staff, note))
}

/** Adds a note to an order. Throws `not_found` without the order. */
export async function addNote(
  db: Kysely<Database>,
  orderId: string,
  text: string,
  staff: SignedInStaffMember,
  now: Date,
): Promise<OrderNote> {
  const { id: order_id } = existing(await findOrder(db, orderId))
  const author = { author_id: staff.id, author_name: staff.name }
  const note = await insertNote(db, { id: uuidv7(), order_id, ...author, text }, now)
  await recordAudit(db, now, staff, { action: 'create', ...(await ofNote(db, note)), after: told(note) })
  return seenBy(staff, note)
}

/** Changes a note of one's own. Throws `not_found`, `forbidden`, and `stale` when it is not at `version`. */
export async function changeNote(
  db: Kysely<Database>,
  id: string,
  text: string,
  version: number | undefined,
  staff: SignedInStaffMember,
  now: Date,
): Promise<OrderNote> {
  const before = await ownNote(db, id, staff)
  const changed = await updateNote(db, id, text, version, now)
  const shown = async () => {
    const note = await findNote(db, id)
    return note && seenBy(staff, note)
  }
  const note = await changedOrStale(changed && seenBy(staff, changed), shown, noteNotFound)
  const values = { before: told(before), after: told(note) }
  await recordAudit(db, now, staff, { action: 'update', ...(await ofNote(db, before)), ...values })
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
  await forgetAuditValues(db, 'order_note', id)
  await recordAudit(db, now, staff, { action: 'delete', entity: 'order_note', entityId: id })
}

const noteNotFound = () => new ApiError('not_found', { detail: 'Muistiinpanoa ei löytynyt.' })

async function ownNote(db: Kysely<Database>, id: string, staff: SignedInStaffMember): Promise<OrderNoteRow> {
  const note = await findNote(db, id)
  if (!note) throw noteNotFound()
  if (note.author_id !== staff.id)
    throw new ApiError('forbidden', { detail: 'Voit muuttaa ja poistaa vain omia muistiinpanojasi.' })
  return note
}

const seenBy = (staff: SignedInStaffMember, { order_id, author_id, ...note }: OrderNoteRow): OrderNote => ({
  ...note,
  is_own: author_id === staff.id,
})

/** What the log calls a note: the number of its order. */
async function ofNote(db: Kysely<Database>, { id, order_id }: OrderNoteRow) {
  const order = await findOrder(db, order_id)
  return { entity: 'order_note' as const, entityId: id, title: order && String(order.number) }
}

/** What the log tells of a note: how long it is; what it says may be about a person. */
const told = ({ text }: Pick<OrderNote, 'text'>) => ({ text, length: text.length })
