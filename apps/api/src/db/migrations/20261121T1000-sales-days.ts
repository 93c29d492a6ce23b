import { type Kysely, sql } from 'kysely'

const finnishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })

/**
 * Writes down on which Finnish day an order was made and, on its lines, on which day they count as sold (null while the
 * order is cancelled), so that the sales report reads two indexes instead of joining every order to its lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('ordered_on', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('order_items').addColumn('sold_on', 'text').execute()

  // Summer time changes on the hour, so all orders of a UTC hour are of one Finnish day.
  const { rows } = await sql<{ hour: string }>`select distinct substr(created_at, 1, 13) as hour from orders`.execute(
    db,
  )
  for (const { hour } of rows) {
    const [first, last] = [`${hour}:00:00.000Z`, `${hour}:59:59.999Z`]
    const day = finnishDay.format(new Date(first))
    await sql`update orders set ordered_on = ${day} where created_at between ${first} and ${last}`.execute(db)
  }
  await sql`
    update order_items
    set sold_on = (select ordered_on from orders where orders.id = order_items.order_id and orders.status <> 'cancelled')
  `.execute(db)

  await db.schema
    .createIndex('orders_sales')
    .on('orders')
    .columns(['ordered_on', 'status', 'total_amount_cents'])
    .execute()
  await db.schema
    .createIndex('order_items_sales')
    .on('order_items')
    .columns(['product_id', 'sold_on', 'quantity'])
    .execute()
  await db.schema.dropIndex('order_items_product').execute()
}
