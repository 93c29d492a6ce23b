import { type Kysely, sql } from 'kysely'

/**
 * What trade asks of a product, its price of campaign, and the history of every price, which begins with the prices of now.
 * The lines of orders keep the value added tax of their product, as the orders did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addProductColumns(db)
  await db.schema
    .createIndex('products_sku')
    .unique()
    .on('products')
    .column('sku')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('price_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('price_changes_product')
    .on('price_changes')
    .columns(['product_id', 'starts_at', 'id'])
    .execute()
  await db.schema.createIndex('price_changes_start').on('price_changes').column('starts_at').execute()
  await sql`
    insert into price_changes (id, product_id, kind, price_cents, starts_at, created_at)
    select 'first-' || id, id, 'normal', price_cents, created_at, created_at from products`.execute(db)

  await db.schema
    .alterTable('order_items')
    .addColumn('vat_percent', 'double precision', (column) => column.notNull().defaultTo(25.5))
    .execute()
  await sql`
    update order_items set vat_percent =
      (select vat_percent from orders where orders.id = order_items.order_id)`.execute(db)
}

async function addProductColumns(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('products')
  for (const name of ['sku', 'ean', 'un_number', 'campaign_from', 'campaign_until'])
    await table().addColumn(name, 'text').execute()
  for (const name of [
    'low_stock_limit',
    'shipping_weight_g',
    'shipping_width_mm',
    'shipping_depth_mm',
    'shipping_height_mm',
  ])
    await table().addColumn(name, 'integer').execute()
  for (const name of ['campaign_price_cents', 'campaign_lowest_cents'])
    await table().addColumn(name, 'bigint').execute()
  await table()
    .addColumn('vat_class', 'text', (column) => column.notNull().defaultTo('general'))
    .execute()
}
