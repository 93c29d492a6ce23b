import { type DutyId, dutyIds, dutyInForce } from '@arkpax/schema/duties'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readPublishing, requestBuild } from '../publishing/publishing.repo.ts'

/** Asks for a build when a duty has begun to bind since the pages were built: they show what it asks for from that day on. */
export async function publishDuties(db: Kysely<Database>, now: Date): Promise<void> {
  const { started_at, built_at, requested_at } = await readPublishing(db)
  const built = started_at ?? built_at
  if (!built || (requested_at ?? '') > built) return
  const hasBegun = (id: DutyId) => dutyInForce(id, now) && !dutyInForce(id, new Date(built))
  if (dutyIds.some(hasBegun)) await requestBuild(db, now)
}
