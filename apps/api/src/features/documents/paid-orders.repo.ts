import { PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Orders that have been paid in full, by money that nobody can take back any more, and have neither an invoice nor a receipt, oldest first. */
export async function listOrdersWithoutReceipt(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('payment_method', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('total_amount_cents', '>', 0)
    .where(sql<boolean>`paid_cents - refunded_cents >= total_amount_cents`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.order_id', '=', 'orders.id')
            .where('documents.kind', '<>', 'credit_note'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.recorded_by', 'is not', null)
            .where('payments.created_at', '>', new Date(now.getTime() - PAYMENT_UNDO_MS).toISOString()),
        ),
      ),
    )
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
    .where(
      sql<boolean>`total_cents > coalesce((select -sum(note.total_cents) from documents as note
        where note.credits_id = documents.id), 0)`,
    )
    .orderBy('documents.created_at')
    .limit(limit)
    .execute()
}
