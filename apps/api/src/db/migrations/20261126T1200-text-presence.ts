import type { Kysely } from 'kysely'

/** Who has a text open to write it, whether it is a post or a letter. What the table of posts held was for seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('blog_presence').execute()
  await db.schema
    .createTable('text_presence')
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_typing', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_presence_key', ['text_id', 'tab'])
    .execute()
}
