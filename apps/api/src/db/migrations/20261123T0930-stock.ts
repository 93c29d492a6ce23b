import { type Kysely, sql } from 'kysely'

/**
 * What comes into stock and what is kept in it: goods that are expected, units that are kept for somebody, and visitors who wait for a product
 * that is out. A product knows how many of its units are kept, how many have been offered to those who wait, and when staff were told that few
 * are left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['reserved', 'offered'])
    await db.schema
      .alterTable('products')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  await db.schema.alterTable('products').addColumn('low_told_at', 'text').execute()
  await createIncomingGoods(db)
  await createReservations(db)
  await createAlerts(db)
}

async function createIncomingGoods(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('incoming_goods')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('received_quantity', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expected_on', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('late_since', 'text')
    .addColumn('received_at', 'text')
    .addColumn('cancelled_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('incoming_goods_open')
    .on('incoming_goods')
    .columns(['product_id', 'expected_on'])
    .where(sql.ref('received_at'), 'is', null)
    .where(sql.ref('cancelled_at'), 'is', null)
    .execute()
  await db.schema.createIndex('incoming_goods_expected').on('incoming_goods').columns(['expected_on', 'id']).execute()
}

async function createReservations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_reservations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('reserved_until', 'text', (column) => column.notNull())
    .addColumn('reason_kind', 'text', (column) => column.notNull())
    .addColumn('reason_id', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['product_id', 'reserved_until'])
    await db.schema
      .createIndex(`stock_reservations_${column}`)
      .on('stock_reservations')
      .columns([column, 'id'])
      .execute()
}

async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('told_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('stock_alerts_once', ['product_id', 'email'])
    .execute()
  await db.schema
    .createIndex('stock_alerts_waiting')
    .on('stock_alerts')
    .columns(['product_id', 'confirmed_at', 'id'])
    .where(sql.ref('told_at'), 'is', null)
    .execute()
  await db.schema.createIndex('stock_alerts_email').on('stock_alerts').column('email').execute()
}
