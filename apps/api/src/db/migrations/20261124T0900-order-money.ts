import { type Kysely, sql } from 'kysely'

/**
 * What an order is paid and delivered by, beside its status. Orders from before it are not followed: whether they were paid
 * is known to nobody here. What they were sent by their status tells.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = () => db.schema.alterTable('orders')
  for (const name of [
    'company',
    'business_id',
    'billing_address',
    'billing_postcode',
    'billing_city',
    'einvoice_address',
    'einvoice_operator',
    'payment_method',
    'payment_due_on',
  ])
    await orders().addColumn(name, 'text').execute()
  for (const name of ['paid_cents', 'refunded_cents'])
    await orders()
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  await orders()
    .addColumn('delivery_state', 'text', (column) => column.notNull().defaultTo('none'))
    .execute()
  await sql`
    update orders set delivery_state = case status when 'shipped' then 'sent' else 'delivered' end
    where status in ('shipped', 'delivered')`.execute(db)

  await db.schema
    .alterTable('order_items')
    .addColumn('discount_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('order_charges')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .addColumn('discount_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('vat_percent', 'double precision', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('order_charges_order').on('order_charges').column('order_id').execute()
}
