import { ApiError } from '../../http/api-error.ts'
import { EventStream, wantsEvents } from '../../http/event-stream.ts'
import { route } from '../../http/route.ts'
import { listMessages, setHelpful } from './chat.repo.ts'
import { answerMessage } from './chat.service.ts'
import { listConversations } from './conversations.repo.ts'
import type { CarryOut } from './deed.ts'
import { sessionKey } from './session-key.ts'

/** The calls of the assistant; what it is asked to do is done by whoever can. */
export const chatRoutes = (carryOut: CarryOut) => [
  route('POST /api/chat', { ownTransaction: true }, async ({ deps, body, customer, c }) => {
    const asker = { visitor: { customer, client: c.var.client }, carryOut }
    const start = (signal: AbortSignal) => answerMessage(deps, body, asker, signal)
    if (wantsEvents(c)) return new EventStream(start)
    for await (const { event, data } of start(c.req.raw.signal)) if (event === 'done') return data
    throw new ApiError('unavailable')
  }),

  route('POST /api/chat/feedback', {}, async ({ db, body }) => {
    const isKnown = await setHelpful(db, sessionKey(body.session_id), body.message_id, body.helpful)
    if (!isKnown) throw new ApiError('not_found', { detail: 'Vastausta ei löytynyt.' })
  }),

  route('GET /api/admin/chat', {}, ({ db, query }) => listConversations(db, query)),

  route('GET /api/admin/chat/{id}', {}, async ({ db, params }) => {
    const messages = await listMessages(db, params.id)
    if (messages.length === 0) throw new ApiError('not_found', { detail: 'Keskustelua ei löytynyt.' })
    return { id: params.id, messages }
  }),
]
