import type { Kysely } from 'kysely'

/** Rows of a file find their products by name, and thousands of them do so at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('products_name').on('products').column('name').execute()
}
