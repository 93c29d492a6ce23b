import type { Kysely } from 'kysely'

/** An order keeps the value added tax of the day on which it was made; those from before were all made at 25,5 %. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('vat_percent', 'double precision', (column) => column.notNull().defaultTo(25.5))
    .execute()
}
