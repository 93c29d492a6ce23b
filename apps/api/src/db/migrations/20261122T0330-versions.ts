import type { Kysely } from 'kysely'

const EDITED = ['products', 'blog_posts', 'contact_messages', 'product_reviews', 'orders']

/** What staff edit carries a version, so that nobody saves over what somebody else has saved meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of EDITED) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
}
