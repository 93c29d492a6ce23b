import { createMediaStore } from '../../services/media-store.ts'
import type { Sweep } from '../../services/privacy.ts'
import { deleteOldUploads } from './file-uploads.ts'
import { deleteTrashed, findStoredContent, listOverdueMedia } from './media.repo.ts'
import { keysOf } from './media-keys.ts'
import { forgetDeletion, listDueDeletions, planDeletion } from './media-leftovers.repo.ts'

/** Deletes what has been in the trash for 30 days; its files are due at once. */
export const emptyTrash: Sweep = async (db, now) => {
  for (const id of await listOverdueMedia(db, now))
    await db.transaction().execute(async (transaction) => {
      const stored = await findStoredContent(transaction, id)
      if (!stored || !(await deleteTrashed(transaction, id))) return
      await planDeletion(transaction, keysOf({ ...stored, widths: JSON.parse(stored.widths) }), now)
    })
}

/** Deletes the files that nothing leads to any more. One that the store cannot delete now is tried again later. */
export const deleteLeftovers: Sweep = async (db, now, config) => {
  const due = await listDueDeletions(db, now)
  if (due.length === 0) return
  const store = createMediaStore(config)
  for (const key of due) {
    await store.remove(key)
    await forgetDeletion(db, [key])
  }
}

/** Deletes pieces of files that nobody has gone on sending. */
export const forgetOldUploads: Sweep = (_, now, config) => deleteOldUploads(config.dataDir, now)
