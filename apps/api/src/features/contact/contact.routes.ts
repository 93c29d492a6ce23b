import { finnishDay } from '@arkpax/schema/format-fi'
import { contactForm } from '@arkpax/schema/forms/contact'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { listMessages } from '../chat/chat.repo.ts'
import { sessionKey } from '../chat/session-key.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { forgetMessagesGone } from './audited-messages.repo.ts'
import {
  deleteContactMessage,
  insertContactMessage,
  listContactMessages,
  lockContactMessage,
  wakeMessagesOf,
} from './contact.repo.ts'
import { beginConversation, undoConversation } from './contact-beginning.service.ts'
import { changeMessage } from './contact-change.service.ts'
import { messageColumns } from './contact-columns.ts'
import { acknowledgeMessage, tellStaff } from './contact-mails.service.ts'
import { mergeMessages, unmergeMessages } from './contact-merge.service.ts'
import { findInDetail, inDetail, type KeptOfMessages, replyToMessage } from './contact-replies.service.ts'
import { undoReply } from './contact-reply-undo.service.ts'
import { findAttachment } from './incoming-mails.repo.ts'

/** The last messages of a conversation that go along with a contact message. */
const CONVERSATION_MAX = 100

const notFound = () => new ApiError('not_found', { detail: 'Viestiä ei löytynyt.' })

/** The calls of customer service; what orders and offers belong to a message is asked of them, who know the messages. */
export const contactRoutes = (kept: KeptOfMessages) => [
  route('POST /api/contact', { form: contactForm }, async ({ deps, db, body, now }) => {
    const { chat_session_id, ...message } = body
    const conversation = chat_session_id ? await listMessages(db, sessionKey(chat_session_id), CONVERSATION_MAX) : []
    const messageId = await insertContactMessage(db, message, conversation, now)
    await wakeMessagesOf(db, message.email, now)
    if (await mayMail(db, message.email, 'form-mails-to-address', deps.config, now))
      await acknowledgeMessage(db, { ...message, messageId }, now)
    await tellStaff(db, deps.config, { messageId }, now)
    return { success: true as const }
  }),

  route('GET /api/admin/contact-messages', {}, ({ db, query, staff, now }) =>
    listContactMessages(db, query, staff.id, now),
  ),

  route('GET /api/admin/contact-messages/export', {}, async ({ db, query, staff, now }) => {
    const pages = everyPage((cursor) => listContactMessages(db, { ...query, limit: 500, cursor }, staff.id, now))
    return csvOf(`yhteydenotot_${finnishDay(now)}.csv`, messageColumns, pages)
  }),

  route('POST /api/admin/contact-messages', {}, async ({ db, body, now, staff }) => {
    const message = await beginConversation(db, body, staff, now)
    if (!message) throw notFound()
    return inDetail(db, message, kept)
  }),

  route('POST /api/admin/contact-messages/{id}/undo', {}, async ({ db, params, now, staff }) => {
    if (!(await undoConversation(db, params.id, staff, now))) throw notFound()
  }),

  route('GET /api/admin/contact-messages/{id}', {}, async ({ db, params }) => {
    const message = await findInDetail(db, params.id, kept)
    if (!message) throw notFound()
    return message
  }),

  route('POST /api/admin/contact-messages/{id}/replies', {}, async ({ db, params, body, version, now, staff }) => {
    const answered = await replyToMessage(db, params.id, body, version, staff, now)
    const message = await changedOrStale(answered, () => findInDetail(db, params.id, kept), notFound)
    return inDetail(db, message, kept)
  }),

  route('POST /api/admin/contact-messages/{id}/merge', {}, async ({ db, params, body, version, now, staff }) => {
    const isMerged = await mergeMessages(db, params.id, body.ids, version, staff, now)
    const readCurrent = () => findInDetail(db, params.id, kept)
    return changedOrStale(isMerged ? await readCurrent() : undefined, readCurrent, notFound)
  }),

  route('POST /api/admin/contact-messages/{id}/unmerge', {}, async ({ db, params, body, now, staff }) => {
    await unmergeMessages(db, params.id, body.ids, staff, now)
    const message = await findInDetail(db, params.id, kept)
    if (!message) throw notFound()
    return message
  }),

  route('POST /api/admin/contact-messages/{id}/replies/undo', {}, async ({ db, params, body, now, staff }) => {
    const message = await undoReply(db, params.id, body.reply_id, staff, now)
    if (!message) throw notFound()
    return inDetail(db, message, kept)
  }),

  route('GET /api/admin/contact-attachments/{id}', {}, async ({ db, params }) => {
    const file = await findAttachment(db, params.id)
    if (!file) throw new ApiError('not_found', { detail: 'Liitettä ei löytynyt.' })
    return new ReceivedFile(file.name, file.content)
  }),

  route('PUT /api/admin/contact-messages/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const before = await lockContactMessage(db, params.id)
    const updated = await changeMessage(db, params.id, body, version, now)
    const after = await changedOrStale(updated, () => findInDetail(db, params.id, kept), notFound)
    await recordAudit(db, now, staff, {
      action: 'update',
      entity: 'contact_message',
      entityId: after.id,
      title: after.subject,
      before,
      after,
    })
    return after
  }),

  route('DELETE /api/admin/contact-messages/{id}', {}, async ({ db, params, now, staff }) => {
    if (!(await deleteContactMessage(db, params.id))) throw notFound()
    await forgetMessagesGone(db)
    await recordAudit(db, now, staff, { action: 'delete', entity: 'contact_message', entityId: params.id })
  }),
]
