import type { Kysely } from 'kysely'

/** One row: which version of the published content the pages hold, who builds them now, and how the last build ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishing')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('built_version', 'integer', (column) => column.notNull())
    .addColumn('built_at', 'text')
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addColumn('builder', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('started_at', 'text')
    .addColumn('failed_version', 'integer')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('requested_at', 'text')
    .addColumn('builder_seen_at', 'text')
    .execute()
}
