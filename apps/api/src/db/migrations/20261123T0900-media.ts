import { type Kysely, sql } from 'kysely'

/** The media library: pictures and documents that staff upload. Their files stand in a store, under their id and hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_decorative', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('focal_x', 'double precision', (column) => column.notNull().defaultTo(0.5))
    .addColumn('focal_y', 'double precision', (column) => column.notNull().defaultTo(0.5))
    .addColumn('crop', 'text')
    .addColumn('color', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('trashed_at', 'text')
    .execute()
  // Files that are to go: of things that were not finished, and what stood in the place of what is there now.
  await db.schema
    .createTable('media_leftovers')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['created_at', 'file_name', 'bytes', 'trashed_at'])
    await db.schema.createIndex(`media_${column}`).on('media').columns([column, 'id']).execute()
}
