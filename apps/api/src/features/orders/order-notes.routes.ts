import { Page } from '../../db/keyset.ts'
import { route } from '../../http/route.ts'
import { addNote, changeNote, readNotes, removeNote } from './order-notes.service.ts'

/** The calls by which staff tell each other of an order. */
export const orderNoteRoutes = [
  route('GET /api/admin/orders/{id}/notes', {}, async ({ db, params, staff }) => {
    return new Page(await readNotes(db, params.id, staff), undefined)
  }),

  route('POST /api/admin/orders/{id}/notes', {}, ({ db, params, body, now, staff }) =>
    addNote(db, params.id, body.text, staff, now),
  ),

  route('PUT /api/admin/order-notes/{id}', {}, ({ db, params, body, version, now, staff }) =>
    changeNote(db, params.id, body.text, version, staff, now),
  ),

  route('DELETE /api/admin/order-notes/{id}', {}, ({ db, params, now, staff }) =>
    removeNote(db, params.id, staff, now),
  ),
]
