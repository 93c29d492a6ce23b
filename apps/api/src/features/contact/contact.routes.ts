import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { contactForm } from './contact.form.ts'
import {
  deleteContactMessage,
  findContactMessage,
  insertContactMessage,
  listContactMessages,
  updateContactMessage,
} from './contact.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Viestiä ei löytynyt.' })

export const contactRoutes = [
  route('POST /api/contact', { form: contactForm }, async ({ db, body, now }) => {
    await insertContactMessage(db, body, now)
    return { success: true as const }
  }),

  route('GET /api/admin/contact-messages', {}, ({ db, query }) => listContactMessages(db, query)),

  route('GET /api/admin/contact-messages/{id}', {}, async ({ db, params }) => {
    const message = await findContactMessage(db, params.id)
    if (!message) throw notFound()
    return message
  }),

  route('PUT /api/admin/contact-messages/{id}', {}, async ({ db, params, body, now }) => {
    const message = await updateContactMessage(db, params.id, body, now)
    if (!message) throw notFound()
    return message
  }),

  route('DELETE /api/admin/contact-messages/{id}', {}, async ({ db, params, now }) => {
    if (!(await deleteContactMessage(db, params.id))) throw notFound()
    await recordAudit(db, now, { action: 'delete', entity: 'contact_message', entityId: params.id })
  }),
]
