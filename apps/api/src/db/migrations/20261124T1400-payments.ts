import { type Kysely, sql } from 'kysely'

/** Money that comes for orders and goes back, bank statements with their entries, and who has been reminded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStatements(db)
  await createPayments(db)
  await db.schema
    .createTable('payment_reminders')
    .addColumn('order_id', 'text', (column) =>
      column.primaryKey().notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createStatements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_statements')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('iban', 'text', (column) => column.notNull())
    .addColumn('bank_id', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text')
    .addColumn('last_day', 'text')
    .addColumn('opening_cents', 'bigint')
    .addColumn('closing_cents', 'bigint')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('bank_statements_created').on('bank_statements').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('bank_entries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('statement_id', 'text', (column) =>
      column.notNull().references('bank_statements.id').onDelete('cascade'),
    )
    .addColumn('bank_key', 'text', (column) => column.notNull().unique())
    .addColumn('batch_key', 'text', (column) => column.notNull())
    .addColumn('booked_on', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('message', 'text')
    .addColumn('party_name', 'text')
    .addColumn('party_iban', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ignore_reason', 'text')
    .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const columns of [['statement_id'], ['batch_key'], ['order_id'], ['state', 'booked_on', 'id']])
    await db.schema.createIndex(`bank_entries_${columns[0]}`).on('bank_entries').columns(columns).execute()
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('paid_on', 'text')
    .addColumn('reason', 'text')
    .addColumn('provider', 'text')
    .addColumn('provider_id', 'text')
    .addColumn('refund_of', 'text', (column) => column.references('payments.id').onDelete('cascade'))
    .addColumn('bank_entry_id', 'text', (column) => column.references('bank_entries.id').onDelete('set null'))
    .addColumn('recorded_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('payments_once', ['provider', 'provider_id'])
    .execute()
  await db.schema.createIndex('payments_order').on('payments').columns(['order_id', 'id']).execute()
  await db.schema.createIndex('payments_entry').on('payments').column('bank_entry_id').execute()
  await db.schema.createIndex('payments_state').on('payments').columns(['kind', 'state', 'id']).execute()
}
