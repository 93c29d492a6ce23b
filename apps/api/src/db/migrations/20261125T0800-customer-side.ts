import { type Kysely, sql } from 'kysely'

/**
 * An offer tells whether its customer fetches the goods, who may then pay when they do. A payment tells when its customer was thanked for
 * it; whoever paid before this is not thanked now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('offers')
    .addColumn('is_collected', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await db.schema.alterTable('payments').addColumn('told_at', 'text').execute()
  await sql`update payments set told_at = created_at`.execute(db)
}
