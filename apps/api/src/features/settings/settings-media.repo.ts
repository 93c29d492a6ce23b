import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The groups of settings that name something of the media library. */
export const listSettingsWithMedia = (db: Kysely<Database>) =>
  db
    .selectFrom('settings')
    .select(['group as id', 'value as text'])
    .where('value', 'like', '%/media/%')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, title: '' })))
