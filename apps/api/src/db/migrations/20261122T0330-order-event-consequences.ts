import { type Kysely, sql } from 'kysely'

/**
 * An event of an order keeps what followed from it: whether the customer was told, what happened to stock, and which mails wait
 * in the outbox. Until now every change of status told the customer, and only going to and from `cancelled` moved stock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_events')
    .addColumn('notified', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
    .execute()
  for (const column of ['stock_move', 'mail_id', 'invitation_id']) {
    await db.schema.alterTable('order_events').addColumn(column, 'text').execute()
  }
  await sql`update order_events set stock_move = 'returned' where to_status = 'cancelled' and from_status <> 'cancelled'`.execute(
    db,
  )
  await sql`update order_events set stock_move = 'taken' where from_status = 'cancelled' and to_status <> 'cancelled'`.execute(
    db,
  )
}
