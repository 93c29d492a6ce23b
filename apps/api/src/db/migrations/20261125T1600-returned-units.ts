import type { Kysely } from 'kysely'

/** Which unit each piece of a return is, whether it is scrapped, and the state that the return has given to the unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('return_items').addColumn('serial', 'text').execute()
  await db.schema
    .alterTable('return_items')
    .addColumn('is_scrapped', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await db.schema.alterTable('return_items').addColumn('unit_status', 'text').execute()
  await db.schema.createIndex('return_items_serial').on('return_items').column('serial').execute()
}
