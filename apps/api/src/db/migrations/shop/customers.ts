import { type Kysely, sql } from 'kysely'

/** Customers with an account, their products, and who reads the newsletter. */
export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createSignIns(db)
  await createRegistrations(db)
  await createNewsletter(db)
}

/** An address is unique among verified accounts only, so that nobody can claim another's by being first. */
async function createAccounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_users')
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
  const index = (name: string) => db.schema.createIndex(name).on('customer_users')
  await index('customer_users_verified_email')
    .unique()
    .column('email')
    .where(sql.ref('email_verified_at'), 'is not', null)
    .execute()
  await index('customer_users_email').columns(['email', 'email_verified_at', 'created_at']).execute()
}

async function createSignIns(db: Kysely<unknown>) {
  const table = (name: string) =>
    db.schema.createTable(name).addColumn('token_hash', 'text', (column) => column.primaryKey())
  const index = (name: string) => db.schema.createIndex(name)

  await table('customer_sessions')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('customer_users.id').onDelete('cascade'))
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await index('customer_sessions_user').on('customer_sessions').column('user_id').execute()
  await index('customer_sessions_expiry').on('customer_sessions').column('expires_at').execute()

  await table('customer_devices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('customer_users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await index('customer_devices_user').on('customer_devices').column('user_id').execute()

  await table('email_tokens')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('customer_users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute()
  await index('email_tokens_user').on('email_tokens').columns(['user_id', 'purpose']).execute()
}

async function createRegistrations(db: Kysely<unknown>) {
  await db.schema
    .createTable('product_registrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('product_model', 'text', (column) => column.notNull())
    .addColumn('serial_number', 'text', (column) => column.notNull())
    .addColumn('purchase_date', 'text', (column) => column.notNull())
    .addColumn('retailer', 'text')
    .addColumn('comments', 'text')
    .addColumn('warranty_end', 'text', (column) => column.notNull())
    .addColumn('flagged', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('product_registrations_serial', ['serial_number', 'email'])
    .execute()
  await db.schema
    .createIndex('product_registrations_owner')
    .on('product_registrations')
    .columns(['email', 'id'])
    .execute()
}

/** `unsubscribed_by` is 'subscriber' or 'staff'; the last two columns say when and why staff made one active again. */
async function createNewsletter(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('subscribed_at', 'text', (column) => column.notNull())
    .addColumn('unsubscribed_at', 'text')
    .addColumn('is_active', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('unsubscribed_by', 'text')
    .addColumn('resubscribed_at', 'text')
    .addColumn('resubscribe_reason', 'text')
    .execute()
}
