import type { Kysely } from 'kysely'

/** Messages of one address had the same index twice (the other is `contact_messages_email`), so each write kept both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('contact_messages_sender').execute()
}
