import { type Kysely, sql } from 'kysely'

/** A sending of an offer that is taken back leaves all as it was: what was kept, whether the customer was reminded, how the message stood. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('offer_revisions')
  await table.addColumn('holds_stock', 'boolean', (column) => column.notNull().defaultTo(sql`false`)).execute()
  await table.addColumn('reminded_before', 'text').execute()
  await table.addColumn('message_status_before', 'text').execute()
  await sql`update offer_revisions set holds_stock = true
    where offer_id in (select reason_id from stock_reservations where reason_kind = 'offer')`.execute(db)
}
