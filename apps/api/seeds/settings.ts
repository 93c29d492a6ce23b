import { type SettingsGroup, settings } from '@arkpax/schema/settings'
import type { Kysely } from 'kysely'
import seed from '../../../content/data/settings.json' with { type: 'json' }
import type { Database } from '../src/db/database.ts'
import { toStored } from '../src/features/settings/stored-settings.ts'

/** When the first settings were written: before any that staff have changed. */
const FIRST_WRITTEN = '2026-01-01T00:00:00.000Z'

/** Adds the groups of settings that are missing; what staff have changed stays as it is. */
export async function seedSettings(db: Kysely<Database>): Promise<void> {
  const groups = Object.keys(settings.shape) as SettingsGroup[]
  const there = await db.selectFrom('settings').select('group').execute()
  if (groups.every((group) => there.some((row) => row.group === group))) return
  const first = settings.parse(seed)
  await db
    .insertInto('settings')
    .values(groups.map((group) => ({ group, value: toStored(group, first[group]), updated_at: FIRST_WRITTEN })))
    .onConflict((conflict) => conflict.column('group').doNothing())
    .execute()
}
