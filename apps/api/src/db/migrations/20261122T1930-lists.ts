import { type Kysely, sql } from 'kysely'

/** The columns that each list of the back office is sorted by, so that a page of any order is read without the rest. */
const ORDERS: Record<string, Record<string, string[]>> = {
  orders: {
    total: ['total_amount_cents', 'id'],
    customer: ['customer_name', 'id'],
    status_total: ['status', 'total_amount_cents', 'id'],
    status_customer: ['status', 'customer_name', 'id'],
  },
  product_registrations: {
    date: ['created_at', 'id'],
    name: ['last_name', 'first_name', 'id'],
    purchase: ['purchase_date', 'id'],
    warranty: ['warranty_end', 'id'],
  },
  newsletter_subscriptions: { date: ['subscribed_at', 'id'] },
  outbox: { date: ['created_at', 'id'], recipient: ['recipient', 'id'] },
  product_reviews: { date: ['created_at', 'id'], rating: ['rating', 'id'] },
  blog_posts: { date: ['created_at', 'id'], title: ['title', 'id'] },
}

/** Lists can be sorted, and what somebody chooses in one is kept under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, orders] of Object.entries(ORDERS))
    for (const [name, columns] of Object.entries(orders))
      await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()

  await db.schema
    .createTable('saved_filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('saved_filters_name', ['user_id', 'list', 'name'])
    .execute()
}
