import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Orders, what happens to them, and what is sold on each Finnish day. Needs the tables of products and contact messages. */
export async function createOrderTables(db: Kysely<unknown>): Promise<void> {
  await createOrders(db)
  await createLinesAndEvents(db)
  await createSales(db)
}

async function createOrders(db: Kysely<unknown>) {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_email', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text')
    .addColumn('shipping_address', 'text', (column) => column.notNull())
    .addColumn('shipping_postcode', 'text', (column) => column.notNull())
    .addColumn('shipping_city', 'text', (column) => column.notNull())
    .addColumn('total_amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('note', 'text')
    .addColumn('contact_message_id', 'text', (column) => column.references('contact_messages.id').onDelete('set null'))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('ordered_on', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  const index = (name: string) => db.schema.createIndex(name).on('orders')
  await index('orders_contact_message').column('contact_message_id').execute()
  await index('orders_sales').columns(['ordered_on', 'status', 'total_amount_cents']).execute()
  // SQLite looks for a text in an index that holds the texts too: half the work of reading the rows. PostgreSQL's index rows
  // have a limit that long texts exceed.
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await index('orders_search').columns(['created_at', 'id', 'search_text']).execute()
    await index('orders_owner').columns(['customer_email', 'created_at', 'id']).execute()
    await index('orders_status').columns(['status', 'created_at', 'id', 'search_text']).execute()
  } else {
    await index('orders_order').columns(['created_at', 'id']).execute()
    await index('orders_owner').columns(['customer_email', 'created_at', 'id']).execute()
    await index('orders_status').columns(['status', 'created_at', 'id']).execute()
  }

  await db.schema
    .createTable('order_erasures')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createLinesAndEvents(db: Kysely<unknown>) {
  await db.schema
    .createTable('order_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('order_items_order').on('order_items').column('order_id').execute()

  // What followed from an event: whether the customer was told, what happened to stock, and which mails wait in the outbox.
  await db.schema
    .createTable('order_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('notified', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('stock_move', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('invitation_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('order_events_order').on('order_events').columns(['order_id', 'id']).execute()
}

/** Added up by day, so that the sales report reads some thousands of rows however many orders there are. */
async function createSales(db: Kysely<unknown>) {
  await db.schema
    .createTable('sales_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('orders', 'integer', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sales_days_key', ['day', 'status'])
    .execute()
  await db.schema
    .createTable('product_sales_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('units', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_sales_days_key', ['day', 'product_id'])
    .execute()
}
