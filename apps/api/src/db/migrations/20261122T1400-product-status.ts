import type { Kysely } from 'kysely'

/** A product is a draft, shown or hidden, and has a place in the lists. What there is stays shown, in the order of its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('shown'))
    .execute()
  await db.schema
    .alterTable('products')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(100))
    .execute()
}
