import { announcementOn } from '@arkpax/schema/announcement'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readPublishing, requestBuild } from '../publishing/publishing.repo.ts'
import { readSettings } from './settings.repo.ts'

/** Asks for a build when a day has begun on which the line above the pages is another than when they were built. */
export async function publishAnnouncement(db: Kysely<Database>, now: Date): Promise<void> {
  const { started_at, built_at, requested_at } = await readPublishing(db)
  const built = started_at ?? built_at
  if (!built || (requested_at ?? '') > built) return
  const { announcement } = await readSettings(db)
  const [then, today] = [new Date(built), now].map((instant) => announcementOn(announcement, finnishDay(instant)))
  if (JSON.stringify(then) !== JSON.stringify(today)) await requestBuild(db, now)
}
