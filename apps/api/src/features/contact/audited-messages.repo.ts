import type { Kysely } from 'kysely'
import { forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'

/** Forgets what the log tells of messages that are no longer there, also of those that were merged into them, and of their notes. */
export async function forgetMessagesGone(db: Kysely<Database>): Promise<void> {
  await forgetAuditValuesOfGone(db, 'contact_message', 'contact_messages')
  await forgetAuditValuesOfGone(db, 'contact_note', 'contact_notes')
}
