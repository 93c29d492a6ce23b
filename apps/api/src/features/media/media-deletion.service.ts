import type { MediaUse } from '@arkpax/schema/media'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { deleteTrashed, findStoredContent, lockMedia } from './media.repo.ts'
import { type MediaUses, noMedia, ofMedia, type StaffCall } from './media.service.ts'
import { keysOf } from './media-keys.ts'
import { forgetDeletion, hastenDeletions, planDeletion } from './media-leftovers.repo.ts'

/**
 * Deletes what is in the trash, with the files of what it has ever been: no address of it answers any more. A file that the store
 * cannot delete now goes by a sweep. Throws `media_not_in_trash` where somebody has taken it out.
 */
export async function deleteForGood(
  { deps, once, now, staff }: StaffCall,
  id: string,
  usesOf: MediaUses,
): Promise<void> {
  const keys = await once(async (db) => {
    const before = await lockMedia(db, id)
    const stored = await findStoredContent(db, id)
    if (!before || !stored) throw noMedia()
    await refuseUsed(db, id, usesOf, 'poistaa')
    if (!(await deleteTrashed(db, id))) throw new ApiError('media_not_in_trash')
    await planDeletion(db, keysOf({ ...stored, widths: before.widths }), now)
    const due = await hastenDeletions(db, id, now)
    await recordAudit(db, now, staff, { action: 'delete', ...ofMedia(before), before })
    return due
  })
  try {
    for (const key of keys) {
      await deps.mediaStore.remove(key)
      await forgetDeletion(deps.db, [key])
    }
  } catch (error) {
    deps.log.warn({ err: error, media: id }, 'files of what was deleted are still there')
  }
}

/** Throws `media_in_use`, which names the places, where something uses a thing that somebody wants `toDo` away with. */
export async function refuseUsed(db: Kysely<Database>, id: string, usesOf: MediaUses, toDo: string): Promise<void> {
  const uses = (await usesOf(db, id)).get(id) ?? []
  if (uses.length === 0) return
  const places = uses.map(({ noun, title }) => `${NOUNS[noun]} ${title}`.trim()).join(', ')
  throw new ApiError('media_in_use', { detail: `Tiedostoa ei voi ${toDo}, koska se on käytössä: ${places}.` })
}

const NOUNS: Record<MediaUse['noun'], string> = {
  product: 'tuote',
  blog_post: 'artikkeli',
  settings: 'asetukset',
  recall: 'takaisinveto',
}
