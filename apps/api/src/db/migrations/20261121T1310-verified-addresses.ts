import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * An address is unique among verified accounts only. SQLite cannot drop a unique constraint, so the table is made anew as
 * its documentation says: with foreign keys off, or dropping the old table would delete the sessions of its rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  if (isPostgres) await widenOnPostgres(db)
  else await rebuildOnSqlite(db)

  await db.schema
    .createIndex('customer_users_verified_email')
    .unique()
    .on('customer_users')
    .column('email')
    .where(sql.ref('email_verified_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('customer_users_email')
    .on('customer_users')
    .columns(['email', 'email_verified_at', 'created_at'])
    .execute()
  await db.schema.createIndex('email_tokens_user').on('email_tokens').columns(['user_id', 'purpose']).execute()
  await db.schema.createIndex('customer_sessions_expiry').on('customer_sessions').column('expires_at').execute()
  await db.schema
    .createIndex('product_registrations_owner')
    .on('product_registrations')
    .columns(['email', 'id'])
    .execute()
  await db.schema.dropIndex('product_registrations_email').execute()
  await db.schema.createIndex('orders_owner').on('orders').columns(['customer_email', 'created_at', 'id']).execute()
  await db.schema.dropIndex('orders_customer').execute()

  await db.schema
    .createTable('customer_devices')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('customer_users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('customer_devices_user').on('customer_devices').column('user_id').execute()

  await db.schema
    .createTable('order_erasures')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function widenOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_users drop constraint customer_users_email_key`.execute(db)
  await sql`alter table customer_users add column last_seen_at text`.execute(db)
  await sql`update customer_users set last_seen_at = created_at`.execute(db)
  await sql`alter table customer_users alter column last_seen_at set not null`.execute(db)
}

async function rebuildOnSqlite(db: Kysely<unknown>): Promise<void> {
  await refuseForeignKeys(db)
  await db.schema
    .createTable('customer_users_new')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('address', 'text')
    .addColumn('city', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('email_verified_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute()
  const kept = sql.raw(
    'id, email, password, first_name, last_name, phone, address, city, postal_code, email_verified_at, created_at',
  )
  await sql`insert into customer_users_new (${kept}, last_seen_at) select ${kept}, created_at from customer_users`.execute(
    db,
  )
  await db.schema.dropTable('customer_users').execute()
  await db.schema.alterTable('customer_users_new').renameTo('customer_users').execute()
  const { rows } = await sql`pragma foreign_key_check`.execute(db)
  if (rows.length > 0) throw new Error(`${rows.length} rows point at nothing`)
}

/** An empty table may be dropped at any time; with rows in it the drop would take others along. */
async function refuseForeignKeys(db: Kysely<unknown>): Promise<void> {
  const customers = await sql`select 1 from customer_users limit 1`.execute(db)
  const enforced = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)
  if (customers.rows.length > 0 && enforced.rows[0]?.foreign_keys === 1)
    throw new Error('Foreign keys must be off while this migration runs')
}
