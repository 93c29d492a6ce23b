import type { Kysely } from 'kysely'

/** A request tells when something of a person was erased and what stayed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('privacy_requests').addColumn('erased_at', 'text').execute()
  await db.schema.alterTable('privacy_requests').addColumn('left_parts', 'text').execute()
}
