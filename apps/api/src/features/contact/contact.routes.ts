import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { listMessages } from '../chat/chat.repo.ts'
import { sessionKey } from '../chat/session-key.ts'
import { queueMails } from '../mail/mail.service.ts'
import { contactForm } from './contact.form.ts'
import {
  deleteContactMessage,
  findContactMessage,
  insertContactMessage,
  listContactMessages,
  updateContactMessage,
} from './contact.repo.ts'
import { inDetail, replyToMessage } from './contact-replies.service.ts'

/** The last messages of a conversation that go along with a contact message. */
const CONVERSATION_MAX = 100

const notFound = () => new ApiError('not_found', { detail: 'Viestiä ei löytynyt.' })

export const contactRoutes = [
  route('POST /api/contact', { form: contactForm }, async ({ deps, db, body, now }) => {
    const { chat_session_id, ...message } = body
    const conversation = chat_session_id ? await listMessages(db, sessionKey(chat_session_id), CONVERSATION_MAX) : []
    const messageId = await insertContactMessage(db, message, conversation, now)
    const { name, email } = message
    await queueMails(
      db,
      [
        { kind: 'contact-acknowledgement', to: email, payload: { name } },
        { kind: 'contact-notice', to: deps.config.staffEmail, payload: { messageId } },
      ],
      now,
    )
    return { success: true as const }
  }),

  route('GET /api/admin/contact-messages', {}, ({ db, query }) => listContactMessages(db, query)),

  route('GET /api/admin/contact-messages/{id}', {}, async ({ db, params }) => {
    const message = await findContactMessage(db, params.id)
    if (!message) throw notFound()
    return inDetail(db, message)
  }),

  route('POST /api/admin/contact-messages/{id}/replies', {}, async ({ db, params, body, now }) => {
    const message = await replyToMessage(db, params.id, body.message, now)
    if (!message) throw notFound()
    return inDetail(db, message)
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
