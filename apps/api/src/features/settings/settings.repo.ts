import { finnishDay } from '@arkpax/schema/format-fi'
import {
  ofEachGroup,
  type Settings,
  type SettingsChanges,
  type SettingsGroup,
  type VersionedSettings,
} from '@arkpax/schema/settings'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { fromStored, toStored } from './stored-settings.ts'

/** Every setting as it is now, with the version of each group. */
export async function readSettings(db: Kysely<Database>): Promise<VersionedSettings> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const rowOf = (group: SettingsGroup) => {
    const row = rows.find((row) => row.group === group)
    if (!row) throw new Error(`The settings have no row "${group}"`)
    return row
  }
  const values = ofEachGroup((group) => fromStored(group, rowOf(group).value)) as Settings
  return { ...values, versions: ofEachGroup((group) => rowOf(group).version) }
}

/** The days on which staff last changed the groups. */
export async function readSettingsChanges(db: Kysely<Database>): Promise<SettingsChanges> {
  const rows = await db.selectFrom('settings').select(['group', 'version', 'updated_at']).execute()
  const dayOf = (group: SettingsGroup) => {
    const row = rows.find((row) => row.group === group)
    return row && row.version > 1 ? finnishDay(new Date(row.updated_at)) : null
  }
  return ofEachGroup(dayOf)
}

/** The settings while one group is about to be changed: nobody else changes it before this transaction ends. */
export async function lockSettings(db: Kysely<Database>, group: SettingsGroup): Promise<VersionedSettings> {
  await lockRow(db, 'settings', { group })
  return readSettings(db)
}

/** Changes one group; undefined when it is not at `version` where one is given. */
export async function changeSettings<G extends SettingsGroup>(
  db: Kysely<Database>,
  group: G,
  value: Settings[G],
  version: number | undefined,
  now: Date,
): Promise<VersionedSettings | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: toStored(group, value), version: nextVersion, updated_at: now.toISOString() })
    .where('group', '=', group)
    .where(isAtVersion(version))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? readSettings(db) : undefined
}
