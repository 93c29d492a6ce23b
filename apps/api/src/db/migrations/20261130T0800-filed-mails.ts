import { type Kysely, sql } from 'kysely'

/** Mails that were written into a file, because there was no mail server, have not been sent; of those of before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('is_filed', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute()
}
