import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import { deleteDraftsLeftBefore } from './blog-drafts.repo.ts'
import { deletePausesBefore, deleteRevisions } from './blog-revisions.repo.ts'
import { deleteShares, deleteSharesExpired } from './blog-shares.repo.ts'

/** Texts that were saved stay as long as their post; those between them, and posts that never came to be, not for ever. */
const PAUSES_KEPT_MONTHS = 6
const DRAFTS_KEPT_MONTHS = 12

/** Forgets old texts between the saved ones, drafts that were left alone, and links that have run out. */
export async function forgetOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await deletePausesBefore(db, monthsAgo(now, PAUSES_KEPT_MONTHS).toISOString())
  await deleteSharesExpired(db, now)
  const left = await deleteDraftsLeftBefore(db, monthsAgo(now, DRAFTS_KEPT_MONTHS).toISOString())
  await deleteRevisions(db, left)
  await deleteShares(db, left)
}
