import { type Kysely, sql } from 'kysely'

/** What credit notes took off what an order costs: so far, what its documents come to less than it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('credited_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  const billed = sql`(select sum(total_cents) from documents where documents.order_id = orders.id)`
  await sql`
    update orders set credited_cents = total_amount_cents - ${billed}
    where status <> 'cancelled' and total_amount_cents > ${billed}
      and id in (select order_id from documents where kind = 'credit_note')`.execute(db)
}
