import type { PaytrailStatus } from '@arkpax/schema/paytrail'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import type { PaytrailTransactionTable } from './paytrail.table.ts'

export type PaytrailRow = Selectable<PaytrailTransactionTable>

const OPEN: readonly PaytrailStatus[] = ['new', 'pending', 'delayed']

/** Stores a payment or a refund before Paytrail is told of it. */
export async function insertTransaction(db: Kysely<Database>, row: Insertable<PaytrailTransactionTable>) {
  await db.insertInto('paytrail_transactions').values(row).execute()
}

/** The one of a stamp, which no other transaction of the database changes before this one ends; undefined when there is none. */
export async function lockTransaction(db: Kysely<Database>, id: string): Promise<PaytrailRow | undefined> {
  await lockRow(db, 'paytrail_transactions', { id })
  return db.selectFrom('paytrail_transactions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one that Paytrail calls so; undefined when there is none. */
export async function findTransaction(db: Kysely<Database>, transactionId: string): Promise<PaytrailRow | undefined> {
  return db
    .selectFrom('paytrail_transactions')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
}

/** Changes what is known of one. */
export async function changeTransaction(
  db: Kysely<Database>,
  id: string,
  change: Partial<Pick<PaytrailTransactionTable, 'transaction_id' | 'href' | 'status' | 'payment_id' | 'asked_at'>>,
): Promise<void> {
  await db.updateTable('paytrail_transactions').set(change).where('id', '=', id).execute()
}

/** Payments and refunds of an order, oldest first. */
export async function listTransactionsOf(db: Kysely<Database>, orderId: string): Promise<PaytrailRow[]> {
  return db
    .selectFrom('paytrail_transactions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Payments begun since a moment of which nobody knows yet what came, those first that were asked about longest ago. */
export async function listOpenPayments(db: Kysely<Database>, since: Date, limit: number) {
  const rows = await db
    .selectFrom('paytrail_transactions')
    .select(['id', 'transaction_id', 'asked_at', 'created_at'])
    .where('status', 'in', OPEN)
    .where('created_at', '>=', since.toISOString())
    .where('refund_of', 'is', null)
    .where('transaction_id', 'is not', null)
    .orderBy((eb) => eb.fn.coalesce('asked_at', 'created_at'))
    .limit(limit)
    .execute()
  return rows.flatMap(({ transaction_id, ...row }) =>
    transaction_id ? [{ ...row, transactionId: transaction_id }] : [],
  )
}
