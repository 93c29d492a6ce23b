import { DAY_MS } from '@arkpax/schema/durations'
import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { tellTextPresence } from '../staff/text-presence.service.ts'
import { nameOf, tellDraft, tellShare, withWriters } from './blog-draft-writers.service.ts'
import { listChangedDrafts, readDraftVersion } from './blog-drafts.repo.ts'
import { discardDraft, keepDraft, postIdOf, readDraft, restoreRevision } from './blog-drafts.service.ts'
import { findRevision, listRevisions } from './blog-revisions.repo.ts'
import { deleteShare, insertShare, listShares } from './blog-shares.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Luonnosta ei löytynyt.' })
const noRevision = () => new ApiError('not_found', { detail: 'Aiempaa versiota ei löytynyt.' })

/** The calls by which posts are written, before anybody else sees them. */
export const blogDraftRoutes = [
  route('GET /api/admin/blog-drafts', {}, async ({ db }) => {
    return new Page(await withWriters(db, await listChangedDrafts(db)), undefined)
  }),

  route('GET /api/admin/blog-drafts/{id}', {}, async ({ db, params }) => {
    const draft = await readDraft(db, params.id)
    if (!draft) throw notFound()
    return tellDraft(db, draft)
  }),

  route('PUT /api/admin/blog-drafts/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const typed = { id: params.id, fields: body.fields, postVersion: body.post_version, writerId: staff.id }
    const readCurrent = async () => {
      const current = await readDraft(db, params.id)
      return current && tellDraft(db, current)
    }
    const kept = await changedOrStale(await keepDraft(db, typed, version, now), readCurrent, notFound)
    return { version: kept.version, saved_at: kept.saved_at }
  }),

  route('DELETE /api/admin/blog-drafts/{id}', {}, async ({ db, params, now }) => {
    if (!(await discardDraft(db, params.id, now))) throw notFound()
  }),

  route('PUT /api/admin/blog-drafts/{id}/presence', {}, async ({ db, params, body, now, staff }) => ({
    others: await tellTextPresence(db, params.id, body, staff, now),
    state: String(await readDraftVersion(db, params.id)),
  })),

  route('GET /api/admin/blog-drafts/{id}/revisions', {}, async ({ db, params }) => {
    return new Page(await withWriters(db, await listRevisions(db, params.id)), undefined)
  }),

  route('GET /api/admin/blog-revisions/{id}', {}, async ({ db, params }) => {
    const revision = await findRevision(db, params.id)
    if (!revision) throw noRevision()
    const { id, kind, fields, created_at, writer_id } = revision
    return { id, kind, fields, created_at, saved_by: await nameOf(db, writer_id) }
  }),

  route('POST /api/admin/blog-revisions/{id}/restore', {}, async ({ db, params, now, staff }) => {
    const draft = await restoreRevision(db, params.id, staff.id, now)
    if (!draft) throw noRevision()
    return tellDraft(db, draft)
  }),

  route('GET /api/admin/blog-drafts/{id}/shares', {}, async ({ db, params, now }) => {
    const shares = await listShares(db, params.id, now)
    return new Page(await Promise.all(shares.map((share) => tellShare(db, share))), undefined)
  }),

  route('POST /api/admin/blog-drafts/{id}/shares', {}, async ({ db, params, body, now, staff }) => {
    const draft = await readDraft(db, params.id)
    if (!draft) throw notFound()
    const expires = new Date(now.getTime() + body.days * DAY_MS)
    const share = await insertShare(
      db,
      { draftId: params.id, postId: postIdOf(params.id), makerId: staff.id },
      expires,
      now,
    )
    await recordAudit(db, now, staff, {
      action: 'link',
      ...ofDraft(params.id, draft.fields.title),
      facts: { expires_at: share.expires_at },
    })
    return tellShare(db, share)
  }),

  route('DELETE /api/admin/blog-shares/{id}', {}, async ({ db, params, now, staff }) => {
    const share = await deleteShare(db, params.id)
    if (!share) throw new ApiError('not_found', { detail: 'Linkkiä ei löytynyt.' })
    const draft = await readDraft(db, share.draft_id)
    await recordAudit(db, now, staff, { action: 'revoke', ...ofDraft(share.draft_id, draft?.fields.title) })
  }),
]

const ofDraft = (draftId: string, title = '') => ({
  entity: 'blog_post' as const,
  entityId: draftId,
  title,
})
