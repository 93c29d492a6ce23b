import { type Kysely, sql } from 'kysely'

/**
 * What of an order has left, in which parcel; which pieces of a cancelled order are back in stock; why it was cancelled and what an
 * edit changed. Orders that have been sent by their status get one delivery of all that was in them, under the ids of the order and
 * its lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_items')
    .addColumn('restocked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['reason', 'changes', 'moved'])
    await db.schema.alterTable('order_events').addColumn(name, 'text').execute()

  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('carrier', 'text')
    .addColumn('tracking_number', 'text')
    .addColumn('tracking_url', 'text')
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('sent_by', 'text')
    .addColumn('delivered_by', 'text')
    .addColumn('event_id', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('returned_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deliveries_order').on('deliveries').column('order_id').execute()
  await db.schema
    .createTable('delivery_items')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('deliveries.id').onDelete('cascade'))
    .addColumn('order_item_id', 'text', (column) => column.notNull().references('order_items.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('restocked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('delivery_items_delivery').on('delivery_items').column('delivery_id').execute()
  await db.schema.createIndex('delivery_items_order_item').on('delivery_items').column('order_item_id').execute()

  await sql`
    insert into deliveries (id, order_id, state, made_by, sent_by, delivered_by, sent_at, delivered_at, created_at, updated_at)
    select id, id, case status when 'shipped' then 'sent' else 'delivered' end, 'status', 'status',
      case status when 'delivered' then 'status' end, updated_at, case status when 'delivered' then updated_at end, updated_at, updated_at
    from orders where status in ('shipped', 'delivered')`.execute(db)
  await sql`
    insert into delivery_items (id, delivery_id, order_item_id, quantity)
    select order_items.id, orders.id, order_items.id, order_items.quantity
    from order_items join orders on orders.id = order_items.order_id where orders.status in ('shipped', 'delivered')`.execute(
    db,
  )

  // A cancelled order's pieces are back unless its last change of status left the stock alone.
  await sql`
    update order_items set restocked = quantity where order_id in (select id from orders where status = 'cancelled')
      and not exists (
        select 1 from order_events as last where last.order_id = order_items.order_id and last.type = 'status' and last.stock_move is null
          and not exists (
            select 1 from order_events as later where later.order_id = last.order_id
              and (later.created_at > last.created_at or (later.created_at = last.created_at and later.id > last.id))
          )
      )`.execute(db)
}
