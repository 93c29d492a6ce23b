import { type Kysely, sql } from 'kysely'

/** An order keeps what of its refunds is still to be paid out, so that nobody is told that it has been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('refund_waiting_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update orders set refund_waiting_cents = (
      select sum(cents) from payments where order_id = orders.id and kind = 'refund' and state = 'waiting')
    where id in (select order_id from payments where kind = 'refund' and state = 'waiting')`.execute(db)
}
