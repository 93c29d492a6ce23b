import { PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Orders that have been paid in full, by money that nobody can take back any more, and have no invoice or receipt that stands, oldest first: also
 * those that were cancelled and taken up again. What staff credited whole is not billed again by itself, since its money is to go back.
 */
export async function listOrdersWithoutReceipt(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('payment_method', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('total_amount_cents', '>', 0)
    .where(sql<boolean>`paid_cents - refunded_cents >= total_amount_cents`)
    .where(sql<boolean>`credited_cents < total_amount_cents`)
    .where(
      sql<boolean>`not exists (select 1 from documents where documents.order_id = orders.id and kind <> 'credit_note'
        and ${isLeft})`,
    )
    .where(hasSettled(now))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether credit notes have left something of a document. */
const isLeft = sql<boolean>`documents.total_cents > coalesce((select -sum(note.total_cents) from documents as note
  where note.credits_id = documents.id), 0)`

/** Whether nobody can take back any more what was written down of an order's money. */
const hasSettled = (now: Date) => {
  const since = new Date(now.getTime() - PAYMENT_UNDO_MS).toISOString()
  return sql<boolean>`not exists (select 1 from payments where payments.order_id = orders.id
    and payments.recorded_by is not null and payments.created_at > ${since})`
}

/** Orders with a receipt that says more than they cost since they were edited, and of whose money no more than that is kept, oldest first. */
export async function listReceiptsToLower(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const billed = sql`(select sum(total_cents) from documents where documents.order_id = orders.id)`
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`exists (select 1 from documents where documents.order_id = orders.id and kind = 'receipt')`)
    .where(sql<boolean>`${billed} > total_amount_cents - credited_cents`)
    .where(sql<boolean>`paid_cents - refunded_cents <= total_amount_cents - credited_cents`)
    .where(sql<boolean>`paid_cents - refunded_cents >= 0 and refunded_cents > 0`)
    .where(hasSettled(now))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Receipts that still stand though their order was cancelled, up to this time (ISO 8601), and nothing of its money is kept; oldest first. */
export async function listReceiptsToTakeBack(db: Kysely<Database>, cancelledBy: string, limit: number) {
  return db
    .selectFrom('documents')
    .innerJoin('orders', 'orders.id', 'documents.order_id')
    .select(['documents.id as documentId', 'orders.id as orderId'])
    .where('kind', '=', 'receipt')
    .where('status', '=', 'cancelled')
    .where('orders.updated_at', '<=', cancelledBy)
    .whereRef('paid_cents', '=', 'refunded_cents')
    .where(isLeft)
    .orderBy('documents.created_at')
    .limit(limit)
    .execute()
}
