import { type Kysely, sql } from 'kysely'

/** Products, and what customers say of them. Needs the tables of customers. */
export async function createProductTables(db: Kysely<unknown>): Promise<void> {
  const index = (name: string) => db.schema.createIndex(name)

  // `star_counts` is how many visible reviews gave one star, two stars … five, so that the list of products reads no reviews.
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('shown'))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(100))
    .addColumn('stock', 'integer', (column) => column.notNull().defaultTo(0).check(sql`stock >= 0`))
    .addColumn('technical_specs', 'text')
    .addColumn('battery_capacity', 'integer')
    .addColumn('max_power', 'integer')
    .addColumn('details', 'text')
    .addColumn('star_counts', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await index('products_order').on('products').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('product_reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('user_id', 'text', (column) => column.references('customer_users.id').onDelete('set null'))
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('title', 'text')
    .addColumn('comment', 'text')
    .addColumn('verified_purchase', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('hidden_at', 'text')
    .addColumn('hidden_reason', 'text')
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('edited_at', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('product_reviews_once', ['product_id', 'user_id'])
    .execute()
  await index('product_reviews_product').on('product_reviews').columns(['product_id', 'hidden_at', 'id']).execute()
  await index('product_reviews_user').on('product_reviews').columns(['user_id', 'id']).execute()
}
