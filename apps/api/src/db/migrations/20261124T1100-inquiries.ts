import type { Kysely } from 'kysely'

/** A message may ask for an offer of products. The last number that an inquiry was given is one row, so that none is ever given twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('inquiry', 'text').execute()
  await db.schema
    .createTable('inquiry_numbers')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
}
