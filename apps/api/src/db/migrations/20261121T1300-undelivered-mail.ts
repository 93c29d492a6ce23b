import type { Kysely } from 'kysely'

/** A mail that will not be tried again says when it was given up; answers to contact messages are kept with the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('failed_at', 'text').execute()

  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('outbox_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('contact_replies_message')
    .on('contact_replies')
    .columns(['contact_message_id', 'id'])
    .execute()
}
