import type { Kysely } from 'kysely'

/** Messages are listed by how long they have waited, and an answer that is taken back leaves them asleep where they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_replies').addColumn('snoozed_before', 'text').execute()
  await db.schema
    .createIndex('contact_messages_waiting')
    .on('contact_messages')
    .columns(['waiting_since', 'id'])
    .execute()
}
