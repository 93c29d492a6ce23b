import { type Kysely, sql } from 'kysely'

/** Files that staff bring in, with what each row changes, so that it can be looked at before and taken back after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('skipped', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('left', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('taken_back_at', 'text')
    .execute()
  await db.schema.createIndex('imports_created').on('imports').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('thing_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('cells', 'text')
    .addColumn('reason', 'text')
    .addColumn('is_kept', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'number'])
    .execute()
  await db.schema
    .createIndex('import_rows_outcome')
    .on('import_rows')
    .columns(['import_id', 'outcome', 'number'])
    .execute()
  await db.schema.alterTable('newsletter_subscriptions').addColumn('consent_source', 'text').execute()
}
