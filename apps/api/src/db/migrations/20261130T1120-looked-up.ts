import { type Kysely, sql } from 'kysely'

/** By what rows are looked up, or go with what they belong to: without an index each such look reads the whole table. */
const lookedUp = [
  ['blog_shares', ['post_id']],
  ['offer_revisions', ['terms_digest']],
  ['order_items', ['product_id']],
  ['payments', ['refund_of']],
  ['returns', ['payment_id']],
  ['stock_reservations', ['reason_kind', 'reason_id']],
  ['warranty_cases', ['contact_message_id']],
  ['warranty_extensions', ['case_id']],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of lookedUp)
    await db.schema
      .createIndex(`${table}_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute()
  // Every minute it is asked of whom nobody has told, and nearly everybody has been.
  await sql`create index payments_untold on payments (kind, state, created_at) where told_at is null`.execute(db)
}
