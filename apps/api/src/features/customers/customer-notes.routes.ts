import { forgetAuditValues, recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { ofNote, toldOf } from './audited-customers.repo.ts'
import { deleteNote, findNote, insertNote, lockNote, updateNote } from './customer-notes.repo.ts'
import { findCustomerRow } from './customers.repo.ts'
import { noCustomer } from './customers.service.ts'

const noNote = () => new ApiError('not_found', { detail: 'Muistiinpanoa ei löytynyt.' })

export const customerNoteRoutes = [
  route('POST /api/admin/customers/{id}/notes', {}, async ({ db, params, body, now, staff }) => {
    const customer = await findCustomerRow(db, params.id)
    if (!customer) throw noCustomer()
    const id = await insertNote(db, { customer_id: customer.id, text: body.text, author: staff.name }, now)
    const note = await changedOrStale(await findNote(db, id), async () => undefined, noNote)
    await recordAudit(db, now, staff, { action: 'create', ...ofNote(note), after: toldOf(note) })
    return note
  }),

  route('PUT /api/admin/customer-notes/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const before = await lockNote(db, params.id)
    const changed = await updateNote(db, params.id, { text: body.text, author: staff.name }, version, now)
    const note = await changedOrStale(changed, () => findNote(db, params.id), noNote)
    const values = { before: before && toldOf(before), after: toldOf(note) }
    await recordAudit(db, now, staff, { action: 'update', ...ofNote(note), ...values })
    return note
  }),

  route('DELETE /api/admin/customer-notes/{id}', {}, async ({ db, params, now, staff }) => {
    if (!(await deleteNote(db, params.id))) throw noNote()
    await forgetAuditValues(db, 'customer_note', params.id)
    await recordAudit(db, now, staff, { action: 'delete', entity: 'customer_note', entityId: params.id })
  }),
]
