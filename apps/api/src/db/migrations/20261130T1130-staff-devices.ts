import type { Kysely } from 'kysely'

/** The browsers in which somebody of the staff has signed in: guesses at passwords from elsewhere do not keep them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_devices')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_devices_user').on('staff_devices').column('user_id').execute()
}
