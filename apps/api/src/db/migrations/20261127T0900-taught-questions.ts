import type { Kysely } from 'kysely'

/** How sure the assistant was of its answers, and what staff teach it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_sessions').addColumn('certainty', 'text').execute()
  await db.schema.createIndex('chat_sessions_certainty').on('chat_sessions').columns(['certainty', 'id']).execute()
  await db.schema
    .createTable('taught_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('question_key', 'text', (column) => column.notNull().unique())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('target_kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.references('customer_users.id').onDelete('set null'))
    .addColumn('taught_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('taught_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('taught_questions_lesson').on('taught_questions').column('lesson_id').execute()
  await db.schema.createIndex('taught_questions_asked_by').on('taught_questions').column('asked_by').execute()
}
