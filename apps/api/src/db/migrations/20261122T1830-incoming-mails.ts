import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Mails that come in stand beside our answers in the thread of a contact message, with their attachments; a mailbox remembers how
 * far it has been read. The clock of a message runs from its last unanswered mail, and an acknowledgement is known by its mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('acknowledgement_id', 'text').execute()
  await db.schema
    .alterTable('contact_messages')
    .addColumn('waiting_since', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update contact_messages set waiting_since = created_at`.execute(db)
  const index = (name: string, table: string) => db.schema.createIndex(name).on(table)
  await index('contact_messages_acknowledgement', 'contact_messages').column('acknowledgement_id').execute()
  await index('contact_replies_outbox', 'contact_replies').column('outbox_id').execute()
  await createIncomingMails(db)
  await createAttachments(db)
  await createMailboxes(db)
}

async function createIncomingMails(db: Kysely<unknown>) {
  await db.schema
    .createTable('incoming_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('mail_id', 'text')
    .addColumn('content_hash', 'text', (column) => column.notNull().unique())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('sender_email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text')
    .addColumn('starts_message', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('is_automatic', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('is_other_sender', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('too_large_bytes', 'bigint')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute()
  const index = (name: string) => db.schema.createIndex(name).on('incoming_mails')
  await index('incoming_mails_message').columns(['contact_message_id', 'id']).execute()
  await index('incoming_mails_mail').column('mail_id').execute()
  await index('incoming_mails_sender').column('sender_email').execute()
}

async function createAttachments(db: Kysely<unknown>) {
  const bytes = db.getExecutor().adapter instanceof SqliteAdapter ? 'blob' : 'bytea'
  await db.schema
    .createTable('incoming_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('incoming_mail_id', 'text', (column) =>
      column.notNull().references('incoming_mails.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('content', bytes)
    .execute()
  await db.schema
    .createIndex('incoming_attachments_mail')
    .on('incoming_attachments')
    .columns(['incoming_mail_id', 'id'])
    .execute()
}

async function createMailboxes(db: Kysely<unknown>) {
  await db.schema
    .createTable('mailboxes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('newest_at', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('failing_since', 'text')
    .addColumn('last_error', 'text')
    .execute()
}
