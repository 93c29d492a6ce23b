import { type Kysely, sql } from 'kysely'

/**
 * The units that are made and sold, each by its serial number, with what has happened to it; what a battery passport tells of a
 * product beside its page; and whoever reads more of passports than everybody does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUnits(db)
  await createPassports(db)
}

async function createUnits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('units')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('serial', 'text', (column) => column.notNull().unique())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
    .addColumn('order_item_id', 'text', (column) => column.references('order_items.id').onDelete('set null'))
    .addColumn('delivery_id', 'text', (column) => column.references('deliveries.id').onDelete('set null'))
    .addColumn('made_on', 'text')
    .addColumn('made_in', 'text')
    .addColumn('batch', 'text')
    .addColumn('delivered_on', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('passport_id', 'text', (column) => column.notNull().unique())
    .addColumn('cycles', 'integer', (column) => column.check(sql`cycles >= 0`))
    .addColumn('state_of_health', 'double precision', (column) =>
      column.check(sql`state_of_health >= 0 and state_of_health <= 100`),
    )
    .addColumn('health_on', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  for (const [name, columns] of Object.entries({
    created: ['created_at', 'id'],
    made: ['made_on', 'id'],
    product: ['product_id', 'serial'],
    status: ['status', 'serial'],
    order: ['order_id'],
    order_item: ['order_item_id'],
    delivery: ['delivery_id'],
    batch: ['batch'],
  }))
    await db.schema.createIndex(`units_${name}`).on('units').columns(columns).execute()

  await db.schema
    .createTable('unit_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('cycles', 'integer')
    .addColumn('state_of_health', 'double precision')
    .addColumn('author', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('unit_events_unit').on('unit_events').columns(['unit_id', 'at', 'id']).execute()
}

async function createPassports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passport_models')
    .addColumn('product_id', 'text', (column) => column.primaryKey().notNull().references('products.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('passport_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('tier', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema
    .createTable('passport_reads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_id', 'text', (column) => column.notNull().references('passport_tokens.id').onDelete('cascade'))
    .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passport_reads_token').on('passport_reads').columns(['token_id', 'at']).execute()
  await db.schema.createIndex('passport_reads_unit').on('passport_reads').column('unit_id').execute()
}
