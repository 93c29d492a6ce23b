import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readPublishing, requestBuild } from '../publishing/publishing.repo.ts'
import { nextPriceChange } from './prices.repo.ts'

/** Asks for a build when a campaign has begun or ended since the pages were built. */
export async function publishPrices(db: Kysely<Database>, now: Date): Promise<void> {
  const { started_at, built_at, requested_at } = await readPublishing(db)
  const built = started_at ?? built_at
  if (!built || (requested_at ?? '') > built) return
  const next = await nextPriceChange(db, new Date(built))
  if (next && next <= now.toISOString()) await requestBuild(db, now)
}
