import { type Kysely, sql } from 'kysely'

/** A row for each address, what staff write about it, and what people have asked about their data. */
export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  await createCustomers(db)
  await createNotesAndTags(db)
  await createRequests(db)
  await db.schema.createIndex('contact_messages_sender').on('contact_messages').columns(['email', 'id']).execute()
  await db.schema.createIndex('chat_sessions_user').on('chat_sessions').column('user_id').execute()
}

/** The first columns are what staff keep; `found_name` and those after it are read from orders, messages and so on. */
async function createCustomers(db: Kysely<unknown>) {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('merged_into', 'text', (column) => column.references('customers.id').onDelete('set null'))
    .addColumn('display_name', 'text')
    .addColumn('company', 'text')
    .addColumn('business_id', 'text')
    .addColumn('phone', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('found_name', 'text')
    .addColumn('found_phone', 'text')
    .addColumn('orders', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bought_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('empty_since', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  const index = (name: string) => db.schema.createIndex(name).on('customers')
  const isMain = sql<boolean>`${sql.ref('merged_into')} is null`
  await index('customers_latest').columns(['last_at', 'id']).where(isMain).execute()
  await index('customers_bought').columns(['bought_cents', 'id']).where(isMain).execute()
  // Only the merged ones: else SQLite takes it for the many that are not, and sorts them all.
  await index('customers_merged').column('merged_into').where(sql.ref('merged_into'), 'is not', null).execute()
  await index('customers_empty').column('empty_since').execute()
}

async function createNotesAndTags(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('customer_notes_customer').on('customer_notes').columns(['customer_id', 'id']).execute()

  await db.schema
    .createTable('customer_tags')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_tags_key', ['customer_id', 'tag'])
    .execute()
  await db.schema.createIndex('customer_tags_tag').on('customer_tags').columns(['tag', 'customer_id']).execute()
}

/** The address goes when the data do; its hash still tells whether an address that is asked about has been here. */
async function createRequests(db: Kysely<unknown>) {
  await db.schema
    .createTable('privacy_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('identity', 'text')
    .addColumn('extension_reason', 'text')
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  const index = (name: string) => db.schema.createIndex(name).on('privacy_requests')
  await index('privacy_requests_due').columns(['state', 'due_on', 'id']).execute()
  await index('privacy_requests_address').column('email_hash').execute()
}
