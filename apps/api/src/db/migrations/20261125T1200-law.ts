import type { Kysely } from 'kysely'

/** What the owner has written of the duties of the law, and who has checked which version of their texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('duty_readings')
    .addColumn('duty', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reading', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('duty_checks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('duty', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('checked_by', 'text', (column) => column.notNull())
    .addColumn('checked_on', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('duty_checks_duty').on('duty_checks').columns(['duty', 'id']).execute()
}
