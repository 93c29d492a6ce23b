import type { Kysely } from 'kysely'

/** A question has other ways of asking it, a line each, which the assistant answers as it; none at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('faq_entries')
    .addColumn('asked_as', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
