import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The groups of settings that name something of the media library at an `address`, a pattern. */
export const listSettingsWithMedia = (db: Kysely<Database>, address: string) =>
  db
    .selectFrom('settings')
    .select(['group as id', 'value as text'])
    .where('value', 'like', address)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, title: '' })))
