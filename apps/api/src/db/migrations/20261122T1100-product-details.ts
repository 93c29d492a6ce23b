import type { Kysely } from 'kysely'

/** The database owns every figure and text of a product; null until somebody, or the seed, has written them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('details', 'text').execute()
}
