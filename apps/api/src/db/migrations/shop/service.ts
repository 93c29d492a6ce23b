import { type Kysely, sql } from 'kysely'

/** Contact messages with their answers, and conversations with the assistant. Needs the tables of customers. */
export async function createServiceTables(db: Kysely<unknown>): Promise<void> {
  await createContact(db)
  await createChat(db)
}

async function createContact(db: Kysely<unknown>) {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('conversation', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('admin_notes', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('contact_messages_status').on('contact_messages').columns(['status', 'id']).execute()

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

/** Answers keep their sources and whether they helped, questions whether they were answered. */
async function createChat(db: Kysely<unknown>) {
  await db.schema
    .createTable('chat_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('customer_users.id').onDelete('set null'))
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('starts_session', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('is_bot', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('sources', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('answered', 'boolean')
    .addColumn('helpful', 'boolean')
    .addColumn('question_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  const index = (name: string) => db.schema.createIndex(name).on('chat_sessions')
  await index('chat_sessions_session').columns(['session_id', 'id']).execute()
  await index('chat_sessions_start').columns(['starts_session', 'id']).execute()
  await index('chat_sessions_unanswered').columns(['answered', 'question_key']).execute()
  await index('chat_sessions_helpful').columns(['helpful', 'session_id']).execute()
}
