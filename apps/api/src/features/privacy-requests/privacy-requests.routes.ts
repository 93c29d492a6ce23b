import { finnishDay } from '@arkpax/schema/format-fi'
import { privacyRequestKindLabels } from '@arkpax/schema/privacy-labels'
import type { ErasurePart, PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { forgetAuditValues, recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { JsonFile } from '../../http/json-file.ts'
import { type Call, route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import type { Privacy } from '../../services/privacy.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { composeDataErased, dataErased } from './data-erased.mail.ts'
import { erasePersonalData, previewErasure, readPersonalData } from './personal-data.service.ts'
import {
  closeRequest,
  findRequest,
  insertRequest,
  listRequests,
  noteErasure,
  updateRequest,
} from './privacy-requests.repo.ts'

type One = Pick<Call<'PUT /api/admin/privacy-requests/{id}'>, 'db' | 'params' | 'now'>

const notFound = () => new ApiError('not_found', { detail: 'Pyyntöä ei löytynyt.' })

/** The privacy desk: what people ask about their data, over every noun that has some. */
export const privacyRequestRoutes = (nouns: readonly Privacy[]) => [
  route('GET /api/admin/privacy-requests', {}, ({ db, query, now }) => listRequests(db, query, now)),

  route('GET /api/admin/privacy-requests/{id}', {}, (call) => readRequest(call)),

  route('POST /api/admin/privacy-requests', {}, async ({ db, body, now, staff }) => {
    if (body.received_on > finnishDay(now)) throw invalidField('received_on', 'Päivä ei voi olla tulevaisuudessa')
    const id = await insertRequest(db, body, now)
    const request = await readRequest({ db, params: { id }, now })
    await recordAudit(db, now, staff, { action: 'create', ...ofRequest(request), after: request })
    return request
  }),

  route('PUT /api/admin/privacy-requests/{id}', {}, async (call) => {
    const { db, body, version, now, staff } = call
    const request = await readOpen(call)
    const changed = await updateRequest(db, request, body, version, now)
    const after = await changedOrStale(changed, () => findRequest(db, request.id, now), notFound)
    await recordAudit(db, now, staff, { action: 'update', ...ofRequest(request), before: request, after })
    return after
  }),

  route('PUT /api/admin/privacy-requests/{id}/outcome', {}, async (call) => {
    const { db, body, version, now, staff } = call
    const before = await readOpen(call)
    const { id } = before
    const closed = await closeRequest(db, id, body, version, now)
    const after = await changedOrStale(closed, () => findRequest(db, id, now), notFound)
    await recordAudit(db, now, staff, { action: 'close', ...ofRequest(before), before, after })
    return after
  }),

  route('POST /api/admin/privacy-requests/{id}/export', { ownTransaction: true }, async (call) => {
    const { db, now, staff } = call
    const { email, ...request } = await readChecked(call)
    await recordAudit(db, now, staff, { action: 'export', ...ofRequest(request) })
    return new JsonFile(`arkpax-henkilotiedot_${finnishDay(now)}.json`, await readPersonalData(db, nouns, email))
  }),

  route('GET /api/admin/privacy-requests/{id}/erasure', {}, async (call) => {
    const { email } = await readOpen(call)
    const { config } = call.deps
    const { company } = await readSettings(call.db)
    const parts = await previewErasure(call.db, nouns, email)
    const draft = composeDataErased(config.publicUrl, { openMessages: hasOpenMessages(parts) })
    const { subject, text } = await composeMail(draft, { config, company })
    return { email, parts, mail: { subject, text } }
  }),

  route('POST /api/admin/privacy-requests/{id}/erasure', { changes: ['products'] }, async (call) => {
    const { db, body, version, now, staff } = call
    const before = await readChecked(call)
    const { id, email } = before
    if (body.email !== email) throw invalidField('email', 'Osoite ei ole sama kuin pyynnössä')
    const left = partsLeft(before.left, await previewErasure(db, nouns, email))
    await erasePersonalData(db, nouns, email, now)
    const isOpenLeft = hasOpenMessages(left)
    const outcome = isOpenLeft ? body.open_messages_reason : null
    const isDone = !isOpenLeft || outcome !== null
    const noted = await noteErasure(db, id, { left, isDone, outcome }, version, now)
    const request = await changedOrStale(noted, () => findRequest(db, id, now), notFound)
    // Whoever still waits for an answer is told when the rest has gone too.
    const payload = { openMessages: isOpenLeft }
    if (body.notify && isDone) await queueMail(db, dataErased, { to: email, payload }, now)
    if (isDone) await forgetAuditValues(db, 'privacy_request', id)
    // What was written of the person before is what has just been erased: only the state is told.
    await recordAudit(db, now, staff, {
      action: 'erase',
      ...ofRequest(request),
      before: { state: before.state },
      after: { state: request.state },
      facts: { notify: body.notify && isDone },
    })
    return request
  }),
]

/** What stays of an erasure, with the orders that an earlier one has already taken the person out of. */
function partsLeft(earlier: readonly ErasurePart[], parts: readonly ErasurePart[]): ErasurePart[] {
  const left = parts.filter(({ effect }) => effect !== 'deleted')
  return [
    ...earlier.filter(({ effect, kind }) => effect === 'anonymised' && !left.some((part) => part.kind === kind)),
    ...left,
  ]
}

/** Whether a matter of the person is still open, for which the request waits. */
const hasOpenMessages = (parts: readonly ErasurePart[]) => parts.some(({ kind }) => kind === 'open-messages')

/** What the log calls a request: what was asked, not whose data it is about. */
const ofRequest = ({ id, kind }: Pick<PrivacyRequest, 'id' | 'kind'>) =>
  ({ entity: 'privacy_request', entityId: id, title: privacyRequestKindLabels[kind] }) as const

async function readRequest({ db, params, now }: One): Promise<PrivacyRequest> {
  const request = await findRequest(db, params.id, now)
  if (!request) throw notFound()
  return request
}

/** A request that still waits, which holds its address. Throws `not_found` and `request_closed`. */
async function readOpen(call: One) {
  const { email, ...request } = await readRequest(call)
  if (request.state !== 'open' || email === null) throw new ApiError('request_closed')
  return { ...request, email }
}

/** One of which it was made sure who asks: nothing is given or erased before. Throws `identity_unchecked` too. */
async function readChecked(call: One) {
  const request = await readOpen(call)
  if (request.identity === null) throw new ApiError('identity_unchecked')
  return request
}
