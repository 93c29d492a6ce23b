import type { Kysely } from 'kysely'

/** A message keeps how it stood before others were merged into it, for taking them apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('before_merging', 'text').execute()
}
