import type { Kysely } from 'kysely'

/** Questions and answers in their sections; the order of all of them has a version of its own, in one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('faq_order')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('faq_sections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('faq_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('section_id', 'text', (column) => column.notNull().references('faq_sections.id'))
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('shown', 'boolean', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('faq_entries_section').on('faq_entries').column('section_id').execute()
}
