import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderTable } from './orders.table.ts'

/** As many as one question takes. */
const BATCH = 500

/** Writes down what has come in for an order, what was given back or is about to be, and what of that is still to be paid out; whoever counts that has locked the order. */
export async function setOrderMoney(
  db: Kysely<Database>,
  id: string,
  counted: Pick<Selectable<OrderTable>, 'paid_cents' | 'refunded_cents' | 'refund_waiting_cents'>,
): Promise<void> {
  await db.updateTable('orders').set(counted).where('id', '=', id).execute()
}

/** Writes down what credit notes took off what an order costs; whoever counts that has locked the order. */
export async function setOrderCredit(db: Kysely<Database>, id: string, credited_cents: number): Promise<void> {
  await db.updateTable('orders').set({ credited_cents }).where('id', '=', id).execute()
}

/** Writes down by which day an order is to be paid, as its invoice says; whoever issues that has locked the order. */
export async function setOrderDueDay(db: Kysely<Database>, id: string, payment_due_on: string): Promise<void> {
  await db.updateTable('orders').set({ payment_due_on }).where('id', '=', id).execute()
}

/** What an order costs, and what has come of it; nothing is to be paid of one that is cancelled. */
const money = [
  'id',
  'number',
  'status',
  'customer_name',
  'company',
  'total_amount_cents',
  'credited_cents',
  'paid_cents',
  'refunded_cents',
] as const

export type OrderMoneyRow = Awaited<ReturnType<typeof findOrdersNumbered>>[number]

/** The orders that people call by these numbers. */
export async function findOrdersNumbered(db: Kysely<Database>, numbers: readonly number[]) {
  const rows = []
  for (let at = 0; at < numbers.length; at += BATCH)
    rows.push(
      ...(await db
        .selectFrom('orders')
        .select(money)
        .where('number', 'in', numbers.slice(at, at + BATCH))
        .execute()),
    )
  return rows
}

/** The newest orders of which something is to be paid. */
export async function listUnpaidOrders(db: Kysely<Database>, limit: number): Promise<OrderMoneyRow[]> {
  return db
    .selectFrom('orders')
    .select(money)
    .where('payment_method', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`paid_cents < total_amount_cents - credited_cents`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** What is left to pay of such an order, in cents. */
export const leftOf = ({ status, total_amount_cents, credited_cents, paid_cents }: OrderMoneyRow): number =>
  status === 'cancelled' ? 0 : Math.max(0, total_amount_cents - credited_cents - paid_cents)

/** The orders with these ids. */
export async function findOrdersById(db: Kysely<Database>, ids: readonly string[]): Promise<OrderMoneyRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('orders').select(money).where('id', 'in', ids).execute()
}
