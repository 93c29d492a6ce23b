import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** What goes back of an order, piece by piece: the customer's notice, what staff do with it, and pictures of what came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('return_numbers')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await createReturns(db)
  await createParts(db)
}

async function createReturns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('returns')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('receipt_email', 'text', (column) => column.notNull())
    .addColumn('announced_at', 'text', (column) => column.notNull())
    .addColumn('refund_due_on', 'text', (column) => column.notNull())
    .addColumn('pickup_on', 'text')
    .addColumn('pickup_text', 'text')
    .addColumn('sent_on', 'text')
    .addColumn('arrived_on', 'text')
    .addColumn('pickup_cost_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('delivery_refund_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('refunded_cents', 'bigint')
    .addColumn('payment_id', 'text')
    .addColumn('document_id', 'text')
    .addColumn('note', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  for (const [name, columns] of Object.entries({
    order: ['order_id'],
    due: ['refund_due_on', 'id'],
    announced: ['announced_at', 'id'],
    email: ['receipt_email'],
  }))
    await db.schema.createIndex(`returns_${name}`).on('returns').columns(columns).execute()
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('return_items')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id').onDelete('cascade'))
    .addColumn('order_item_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('is_cancelled', 'boolean', (column) => column.notNull())
    .addColumn('value_cents', 'bigint', (column) => column.notNull())
    .addColumn('loss_cents', 'bigint', (column) =>
      column.notNull().defaultTo(0).check(sql`loss_cents >= 0 and loss_cents <= value_cents`),
    )
    .addColumn('loss_reason', 'text')
    .addColumn('restock', 'boolean')
    .addColumn('is_restocked', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute()
  await db.schema.createIndex('return_items_return').on('return_items').column('return_id').execute()
  await db.schema.createIndex('return_items_order_item').on('return_items').column('order_item_id').execute()
  await db.schema
    .createTable('return_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('notified', 'boolean', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('done_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('return_events_return').on('return_events').column('return_id').execute()
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .createTable('return_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id').onDelete('cascade'))
    .addColumn('item_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', isSqlite ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('return_pictures_return').on('return_pictures').column('return_id').execute()
}
