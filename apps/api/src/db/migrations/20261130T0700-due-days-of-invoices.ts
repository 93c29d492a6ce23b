import { type Kysely, sql } from 'kysely'

/** An order is due when the invoice of it that stands is; so far it kept the day of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const credited = sql`(select coalesce(-sum(notes.total_cents), 0) from documents notes where notes.credits_id = documents.id)`
  const standing = sql`from documents
    where documents.order_id = orders.id and kind = 'invoice' and total_cents > ${credited}`
  await sql`
    update orders set payment_due_on = (select max(due_on) ${standing})
    where exists (select 1 ${standing} and due_on is not null)`.execute(db)
}
