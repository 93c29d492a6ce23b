import type { Facts } from '@arkpax/schema/facts'
import type { SavedReply } from '@arkpax/schema/saved-replies'
import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { readShopFacts, refuseUnknownShopFacts } from '../settings/shop-facts.service.ts'
import { resolveKnownFacts } from './resolve-known-facts.ts'
import {
  deleteStoredReply,
  findStoredReply,
  insertStoredReply,
  listStoredReplies,
  lockStoredReply,
  type StoredReply,
  updateStoredReply,
} from './saved-replies.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Valmista vastausta ei löytynyt.' })

const withFacts = (reply: StoredReply, facts: Facts): SavedReply => ({
  ...reply,
  resolved_text: resolveKnownFacts(reply.text, facts),
})

const audited = (action: 'create' | 'update' | 'delete', { id, name }: StoredReply) => ({
  action,
  entity: 'saved_reply' as const,
  entityId: id,
  title: name,
})

export const savedReplyRoutes = [
  route('GET /api/admin/saved-replies', {}, async ({ db, now }) => {
    const facts = await readShopFacts(db, now)
    const replies = await listStoredReplies(db)
    return new Page(
      replies.map((reply) => withFacts(reply, facts)),
      undefined,
    )
  }),

  route('POST /api/admin/saved-replies', {}, async ({ db, body, now, staff }) => {
    await refuseUnknownShopFacts(db, { text: body.text })
    const reply = await insertStoredReply(db, body, now)
    await recordAudit(db, now, staff, { ...audited('create', reply), after: reply })
    return withFacts(reply, await readShopFacts(db, now))
  }),

  route('PUT /api/admin/saved-replies/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    await refuseUnknownShopFacts(db, { text: body.text })
    const facts = await readShopFacts(db, now)
    const readCurrent = async () => {
      const current = await findStoredReply(db, params.id)
      return current && withFacts(current, facts)
    }
    const before = await lockStoredReply(db, params.id)
    const updated = await updateStoredReply(db, params.id, body, version, now)
    const reply = await changedOrStale(updated, readCurrent, notFound)
    await recordAudit(db, now, staff, { ...audited('update', reply), before, after: reply })
    return withFacts(reply, facts)
  }),

  route('DELETE /api/admin/saved-replies/{id}', {}, async ({ db, params, now, staff }) => {
    const reply = await lockStoredReply(db, params.id)
    if (!reply) throw notFound()
    await deleteStoredReply(db, params.id)
    await recordAudit(db, now, staff, { ...audited('delete', reply), before: reply })
  }),
]
