import { type Kysely, sql } from 'kysely'

/**
 * What was sold on each Finnish day, added up, so that the sales report reads some thousands of rows however many orders
 * there are. The day on each line that it was read from before goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await sql`insert into sales_days (day, status, orders, cents)
    select ordered_on, status, count(*), sum(total_amount_cents) from orders group by ordered_on, status`.execute(db)
  await sql`insert into product_sales_days (day, product_id, units)
    select sold_on, product_id, sum(quantity) from order_items where sold_on is not null group by sold_on, product_id`.execute(
    db,
  )
  await db.schema.dropIndex('order_items_sales').execute()
  await db.schema.alterTable('order_items').dropColumn('sold_on').execute()
}
