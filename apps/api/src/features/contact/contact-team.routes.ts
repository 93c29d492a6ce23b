import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findContactMessage, listMessageStaff } from './contact.repo.ts'
import { findNote } from './contact-notes.repo.ts'
import { addNote, changeNote, noteNotFound, removeNote } from './contact-notes.service.ts'
import { tellPresence } from './contact-presence.service.ts'

const messageNotFound = () => new ApiError('not_found', { detail: 'Viestiä ei löytynyt.' })

/** The calls by which staff work together on messages. */
export const contactTeamRoutes = [
  route('GET /api/admin/reply-promise', {}, async ({ db }) => {
    const { hours, terms } = await readSettings(db)
    return { hours, terms: { replyOfficeHours: terms.replyOfficeHours } }
  }),

  route('GET /api/admin/contact-staff', {}, async ({ db, staff }) => {
    const people = await listMessageStaff(db)
    return new Page(
      people.map((person) => ({ ...person, you: person.id === staff.id })),
      undefined,
    )
  }),

  route('POST /api/admin/contact-messages/{id}/notes', {}, async ({ db, params, body, now, staff }) => {
    if (!(await findContactMessage(db, params.id))) throw messageNotFound()
    return addNote(db, params.id, body.text, staff, now)
  }),

  route('PUT /api/admin/contact-notes/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const changed = await changeNote(db, params.id, body.text, version, staff, now)
    return changedOrStale(changed, async () => (await findNote(db, params.id))?.note, noteNotFound)
  }),

  route('DELETE /api/admin/contact-notes/{id}', {}, ({ db, params, now, staff }) =>
    removeNote(db, params.id, staff, now),
  ),

  route('PUT /api/admin/contact-messages/{id}/presence', {}, async ({ db, params, body, now, staff }) => {
    const presence = await tellPresence(db, params.id, body, staff, now)
    if (!presence) throw messageNotFound()
    return presence
  }),
]
