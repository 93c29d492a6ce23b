import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
import { contactForm } from './contact.form.ts'
import {
  deleteContactMessage,
  findContactMessage,
  insertContactMessage,
  listContactMessages,
  updateContactMessage,
} from './contact.repo.ts'
import { listReplies } from './contact-replies.repo.ts'
import { replyToMessage } from './contact-replies.service.ts'

const notFound = () => new ApiError('not_found', { detail: 'Viestiä ei löytynyt.' })

export const contactRoutes = [
  route('POST /api/contact', { form: contactForm }, async ({ deps, db, body, now }) => {
    const { name, email } = body
    const messageId = await insertContactMessage(db, body, now)
    await queueMail(db, { kind: 'contact-acknowledgement', to: email, payload: { name } }, now)
    await queueMail(db, { kind: 'contact-notice', to: deps.config.staffEmail, payload: { messageId } }, now)
    return { success: true as const }
  }),

  route('GET /api/admin/contact-messages', {}, ({ db, query }) => listContactMessages(db, query)),

  route('GET /api/admin/contact-messages/{id}', {}, async ({ db, params }) => {
    const message = await findContactMessage(db, params.id)
    if (!message) throw notFound()
    return { ...message, replies: await listReplies(db, message.id) }
  }),

  route('POST /api/admin/contact-messages/{id}/replies', {}, async ({ db, params, body, now }) => {
    const message = await replyToMessage(db, params.id, body.message, now)
    if (!message) throw notFound()
    return { ...message, replies: await listReplies(db, message.id) }
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
