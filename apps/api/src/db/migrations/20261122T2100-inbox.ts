import { type Kysely, sql } from 'kysely'

/**
 * Customer service as the work of several people: whose a message is, until when it sleeps, into which other it was merged, the notes about
 * it with the people they name, who has it open now, and replies that are kept to be used again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('assignee_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('contact_messages').addColumn('snoozed_until', 'text').execute()
  await db.schema
    .alterTable('contact_messages')
    .addColumn('merged_into', 'text', (column) => column.references('contact_messages.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('contact_replies').addColumn('status_before', 'text').execute()
  for (const column of ['assignee_id', 'merged_into', 'email'])
    await db.schema.createIndex(`contact_messages_${column}`).on('contact_messages').columns([column, 'id']).execute()
  await createNotes(db)
  await createPresence(db)
  await createSavedReplies(db)
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_notes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('contact_message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('contact_notes_message')
    .on('contact_notes')
    .columns(['contact_message_id', 'id'])
    .execute()
  await db.schema
    .createTable('contact_mentions')
    .addColumn('note_id', 'text', (column) => column.notNull().references('contact_notes.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text')
    .addPrimaryKeyConstraint('contact_mentions_key', ['note_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('contact_mentions_unseen')
    .on('contact_mentions')
    .column('user_id')
    .where(sql.ref('seen_at'), 'is', null)
    .execute()
}

async function createPresence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_presence')
    .addColumn('contact_message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_typing', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_presence_key', ['contact_message_id', 'tab'])
    .execute()
}

async function createSavedReplies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}
