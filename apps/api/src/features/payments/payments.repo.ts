import type { ExpressionBuilder, Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PaymentTable } from './payments.table.ts'

export type PaymentRow = Selectable<PaymentTable>

/** Stores money of an order. */
export async function insertPayment(db: Kysely<Database>, row: Insertable<PaymentTable>): Promise<PaymentRow> {
  return db.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()
}

/** One payment or refund; undefined when it is not there. */
export async function findPayment(db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What somebody who moves money for us has told of already; undefined where they have not. */
export async function findProvided(
  db: Kysely<Database>,
  provider: string,
  providerId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** The money of an order, oldest first. */
export async function listPaymentsOf(db: Kysely<Database>, orderId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** The orders of payments that came between two moments and of which nobody has been told, oldest first. */
export async function listUntoldOrders(db: Kysely<Database>, after: Date, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .where(isUntold(after, before))
    .groupBy('order_id')
    .orderBy((eb) => eb.fn.min('created_at'))
    .limit(200)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Notes that the customer of an order is told of those payments now, and gives their ids: none where another process has told of them. */
export async function markTold(
  db: Kysely<Database>,
  orderId: string,
  { after, before, now }: { after: Date; before: Date; now: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('payments')
    .set({ told_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where(isUntold(after, before))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Refunds that have been decided and not paid yet, oldest first; of one order where one is named. */
export async function listWaitingRefunds(db: Kysely<Database>, orderId?: string): Promise<PaymentRow[]> {
  let rows = db.selectFrom('payments').selectAll().where('kind', '=', 'refund').where('state', '=', 'waiting')
  if (orderId) rows = rows.where('order_id', '=', orderId)
  return rows.orderBy('id').execute()
}

/** The payments and refunds that an entry of a bank statement is. */
export async function listPaymentsOfEntry(db: Kysely<Database>, entryId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('bank_entry_id', '=', entryId).orderBy('id').execute()
}

/** Says who is to pay a refund that waits, and what they call it; false where somebody has it already, or it waits no more. */
export async function claimRefund(
  db: Kysely<Database>,
  id: string,
  { by, id: providerId }: { by: string; id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ provider: by, provider_id: providerId })
    .where('id', '=', id)
    .where('kind', '=', 'refund')
    .where('state', '=', 'waiting')
    .where('provider', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Changes how a payment stands. */
export async function changePayment(
  db: Kysely<Database>,
  id: string,
  change: Partial<Pick<PaymentTable, 'state' | 'paid_on' | 'bank_entry_id' | 'reason'>>,
): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute()
}

/** What has come in for an order, what was given back or is about to be and what of that is still to be paid out, counted from its payments. */
export async function addUpPayments(db: Kysely<Database>, orderId: string) {
  const rows = await listPaymentsOf(db, orderId)
  const sum = (counted: (row: PaymentRow) => boolean) =>
    rows.filter(counted).reduce((total, { cents }) => total + cents, 0)
  return {
    paid_cents: sum(({ kind, state }) => kind === 'payment' && state === 'done'),
    refunded_cents: sum(({ kind, state }) => kind === 'refund' && (state === 'done' || state === 'waiting')),
    refund_waiting_cents: sum(({ kind, state }) => kind === 'refund' && state === 'waiting'),
  }
}

const isUntold = (after: Date, before: Date) => (eb: ExpressionBuilder<Database, 'payments'>) =>
  eb.and([
    eb('kind', '=', 'payment'),
    eb('state', '=', 'done'),
    eb('told_at', 'is', null),
    eb('created_at', '>', after.toISOString()),
    eb('created_at', '<=', before.toISOString()),
  ])
