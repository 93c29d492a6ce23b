import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Forgets what was read of passports before a moment. */
export async function deletePassportReadsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('passport_reads').where('at', '<', before.toISOString()).execute()
}
