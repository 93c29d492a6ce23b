import { type Kysely, sql } from 'kysely'

/** A Finnish phone number without spaces, hyphens and the code of the country. */
const dialled = sql`replace(replace(replace(replace(replace(customer_phone, ' ', ''), '-', ''), '(0)', ''), '+3580', '0'), '+358', '0')`

/**
 * Every order has a number that can be said on the telephone. Those from before get theirs in the order in which they were
 * made, from 1001 on; the last number that was given is one row, so that none is ever given twice. Staff find an order by its
 * number, with or without `#`, and by the digits of its phone number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update orders set number = counted.number
    from (select id, 1000 + row_number() over (order by created_at, id) as number from orders) as counted
    where counted.id = orders.id`.execute(db)
  await sql`update orders set search_text = '#' || cast(number as text) || ${'\n#'} || search_text ||
    coalesce(${'\n'} || ${dialled}, '')`.execute(db)
  await db.schema.createIndex('orders_number').unique().on('orders').column('number').execute()

  await db.schema
    .createTable('order_numbers')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into order_numbers (id, last) select 1, max(number) from orders having count(*) > 0`.execute(db)
}
