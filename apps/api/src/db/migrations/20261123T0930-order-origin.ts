import type { Kysely } from 'kysely'

/** An order tells what the message that it was made from was before it, for whoever takes the order back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('message_status_before', 'text').execute()
}
