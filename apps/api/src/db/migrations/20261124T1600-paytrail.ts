import { type Kysely, sql } from 'kysely'

/** Payments and refunds by Paytrail, one row for each that we have begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('paytrail_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('payment_id', 'text', (column) => column.unique().references('payments.id').onDelete('cascade'))
    .addColumn('refund_of', 'text', (column) => column.references('paytrail_transactions.id').onDelete('cascade'))
    .addColumn('cents', 'bigint', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.unique())
    .addColumn('href', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('paytrail_transactions_order')
    .on('paytrail_transactions')
    .columns(['order_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('paytrail_transactions_status')
    .on('paytrail_transactions')
    .columns(['status', 'created_at'])
    .execute()
  await db.schema.createIndex('paytrail_transactions_refund').on('paytrail_transactions').column('refund_of').execute()
}
