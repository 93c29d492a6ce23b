import type { Kysely } from 'kysely'

/** Letters to the subscribers of the newsletter: what they say, who gets each, and how often its links are followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('preheader', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('segment', 'text', (column) => column.notNull())
    .addColumn('archive_slug', 'text', (column) => column.unique())
    .addColumn('is_indexed', 'boolean', (column) => column.notNull())
    .addColumn('send_at', 'text')
    .addColumn('sent_content', 'text')
    .addColumn('last_recipient', 'text')
    .addColumn('is_gathered', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('tests', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('counts', 'text')
    .addColumn('logged_at', 'text')
    .addColumn('logged_by', 'text')
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('letters_created').on('letters').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('letters_status').on('letters').columns(['status', 'send_at']).execute()

  await db.schema
    .createTable('letter_recipients')
    .addColumn('letter_id', 'text', (column) => column.notNull().references('letters.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .addPrimaryKeyConstraint('letter_recipients_key', ['letter_id', 'subscriber_id'])
    .execute()
  await db.schema
    .createIndex('letter_recipients_state')
    .on('letter_recipients')
    .columns(['letter_id', 'state'])
    .execute()
  await db.schema.createIndex('letter_recipients_subscriber').on('letter_recipients').column('subscriber_id').execute()

  await db.schema
    .createTable('letter_links')
    .addColumn('letter_id', 'text', (column) => column.notNull().references('letters.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('letter_links_key', ['letter_id', 'number'])
    .execute()
}
