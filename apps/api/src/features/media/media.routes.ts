import { recordAudit } from '../../db/audit-log.ts'
import { route } from '../../http/route.ts'
import { countMedia, findMedia, listMedia, lockMedia, setTrashed } from './media.repo.ts'
import { editMedia, type MediaUses, noMedia, ofMedia, replaceContent, takeUpload } from './media.service.ts'
import { deleteForGood, refuseUsed } from './media-deletion.service.ts'

/** The calls of the media library; where its things are used is asked of the nouns that use them. */
export const mediaRoutes = (usesOf: MediaUses) => [
  route('GET /api/admin/media', {}, async ({ db, query }) =>
    listMedia(db, query, query.state === 'unused' ? new Set((await usesOf(db)).keys()) : new Set()),
  ),

  route('GET /api/admin/media/summary', {}, async ({ db }) => countMedia(db, new Set((await usesOf(db)).keys()))),

  route('GET /api/admin/media/{id}', {}, async ({ db, params }) => {
    const media = await findMedia(db, params.id)
    if (!media) throw noMedia()
    return { ...media, uses: [...((await usesOf(db, media.id)).get(media.id) ?? [])] }
  }),

  route('POST /api/admin/media', { ownTransaction: true }, ({ body, ...call }) => takeUpload(call, body)),

  route('PUT /api/admin/media/{id}', { ownTransaction: true }, ({ params, body, version, ...call }) =>
    editMedia(call, params.id, body, version),
  ),

  route('PUT /api/admin/media/{id}/content', { ownTransaction: true }, ({ params, body, version, ...call }) =>
    replaceContent(call, params.id, body, version),
  ),

  route('DELETE /api/admin/media/{id}', { changes: ['media'] }, async ({ db, params, now, staff }) => {
    const before = await lockMedia(db, params.id)
    if (!before) throw noMedia()
    if (before.trashed_at) return
    await refuseUsed(db, before.id, usesOf, 'siirtää roskakoriin')
    await setTrashed(db, before.id, now)
    await recordAudit(db, now, staff, { action: 'trash', ...ofMedia(before) })
  }),

  route('DELETE /api/admin/media/{id}/for-good', { ownTransaction: true }, ({ params, ...call }) =>
    deleteForGood(call, params.id, usesOf),
  ),

  route('POST /api/admin/media/{id}/restore', { changes: ['media'] }, async ({ db, params, now, staff }) => {
    const before = await lockMedia(db, params.id)
    const media = before?.trashed_at ? await setTrashed(db, params.id, null) : before
    if (!media) throw noMedia()
    if (before?.trashed_at) await recordAudit(db, now, staff, { action: 'restore', ...ofMedia(media) })
    return media
  }),
]
