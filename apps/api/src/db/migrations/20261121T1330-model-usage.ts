import type { Kysely } from 'kysely'

/** What is asked of the language model per day: the daily caps hold for all processes together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_usage')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .execute()
}
