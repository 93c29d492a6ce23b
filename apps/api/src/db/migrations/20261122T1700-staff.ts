import type { Kysely } from 'kysely'

/**
 * Named staff beside the one shared password, which is the owner's: their role, their second factor, the invitation that has
 * been mailed to them. Where somebody is signed in is listed by the browser. One row, once it is asked for, tells whether all need a second factor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'users', 'name', { notNull: 'Omistaja' })
  await addColumn(db, 'users', 'email')
  await addColumn(db, 'users', 'role', { notNull: 'owner' })
  await addColumn(db, 'users', 'totp_secret')
  await addColumn(db, 'users', 'totp_pending_secret')
  await addColumn(db, 'users', 'invitation_id')
  await addColumn(db, 'users', 'invitation_hash')
  await addColumn(db, 'users', 'invitation_expires_at')
  await db.schema.alterTable('users').addColumn('totp_step', 'integer').execute()
  await db.schema
    .alterTable('users')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('users_email').unique().on('users').column('email').execute()
  await addColumn(db, 'admin_sessions', 'user_agent')
  await db.schema.createIndex('admin_sessions_user').on('admin_sessions').column('user_id').execute()
  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_recovery_codes_key', ['user_id', 'code_hash'])
    .execute()
  await db.schema
    .createTable('staff_security')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('second_factor_required', 'integer', (column) => column.notNull())
    .execute()
}

function addColumn(db: Kysely<unknown>, table: string, name: string, { notNull }: { notNull?: string } = {}) {
  return db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => (notNull === undefined ? column : column.notNull().defaultTo(notNull)))
    .execute()
}
