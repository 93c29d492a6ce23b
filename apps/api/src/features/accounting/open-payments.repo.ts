import { finnishDay } from '@arkpax/schema/format-fi'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AccountingEntry, Open } from './accounting.repo.ts'
import { type PaidOrder, spreadOrder } from './spread-payment.ts'

/** As many orders as one question takes. */
const BATCH = 500

/**
 * What money came, and went back, for orders and has not been closed: what an order costs is spread over its rates, and what is above
 * that is owed to the customer, without tax.
 */
export async function listOpenPayments(
  db: Kysely<Database>,
  { through, closedThrough }: Open,
): Promise<AccountingEntry[]> {
  const isClosed = sql<boolean>`exists (select 1 from accounting_entries as closed where closed.basis = 'payment'
    and closed.source in ('payment', 'surplus') and closed.source_id = payments.id)`
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .distinct()
    .where('state', '=', 'done')
    .where('paid_on', '<=', through)
    .where((eb) => eb.or([eb('paid_on', '>', closedThrough), eb.not(isClosed)]))
    .execute()
  const entries: AccountingEntry[] = []
  for (let at = 0; at < rows.length; at += BATCH) {
    const ids = rows.slice(at, at + BATCH).map(({ order_id }) => order_id)
    for (const order of await paidOrders(db, ids, through)) entries.push(...spreadOrder(order))
  }
  return entries
}

/** All that says what the money of orders was for: read in six questions. */
async function paidOrders(db: Kysely<Database>, ids: readonly string[], through: string): Promise<PaidOrder[]> {
  const closedSale = sql<
    number | null
  >`(select sum(case when closed.source = 'payment' then closed.gross_cents else 0 end)
    from accounting_entries as closed where closed.basis = 'payment' and closed.source in ('payment', 'surplus')
    and closed.source_id = payments.id)`
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'cents', 'paid_on', closedSale.as('closed_cents')])
    .where('order_id', 'in', ids)
    .where('state', '=', 'done')
    .where('paid_on', '<=', through)
    .orderBy('paid_on')
    .orderBy('id')
    .execute()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'total_amount_cents', 'credited_cents'])
    .where('id', 'in', ids)
    .execute()
  const notes = await db
    .selectFrom('documents')
    .select(['order_id', 'issued_on', 'total_cents'])
    .where('order_id', 'in', ids)
    .where('kind', '=', 'credit_note')
    .execute()
  const cancellations = await db
    .selectFrom('order_events')
    .select((eb) => ['order_id', eb.fn.max('created_at').as('at')])
    .where('order_id', 'in', ids)
    .where('to_status', '=', 'cancelled')
    .groupBy('order_id')
    .execute()
  const lines = [...(await linesOf(db, 'order_items', ids)), ...(await linesOf(db, 'order_charges', ids))]
  const paymentsOf = Map.groupBy(payments, ({ order_id }) => order_id)
  const notesOf = Map.groupBy(notes, ({ order_id }) => order_id)
  const linesOfOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const cancelledAt = new Map(cancellations.map(({ order_id, at }) => [order_id, at]))
  return orders.map((order) => {
    const cancelled = order.status === 'cancelled' && cancelledAt.get(order.id)
    return {
      number: order.number,
      totalCents: Number(order.total_amount_cents),
      creditedCents: Number(order.credited_cents),
      cancelledOn: cancelled ? finnishDay(new Date(cancelled)) : null,
      notes: (notesOf.get(order.id) ?? []).map(({ issued_on, total_cents }) => ({
        day: issued_on,
        cents: -Number(total_cents),
      })),
      lines: (linesOfOrder.get(order.id) ?? []).map(({ vat_percent, cents }) => ({
        vatPercent: vat_percent,
        cents: Number(cents),
      })),
      payments: (paymentsOf.get(order.id) ?? []).map(({ id, kind, cents, paid_on, closed_cents }) => ({
        id,
        kind,
        day: paid_on ?? '',
        cents: Number(kind === 'refund' ? -cents : cents),
        closedCents: closed_cents === null ? null : Number(closed_cents),
      })),
    }
  })
}

const linesOf = (db: Kysely<Database>, table: 'order_items' | 'order_charges', ids: readonly string[]) =>
  db
    .selectFrom(table)
    .select(['order_id', 'vat_percent', sql<number>`quantity * price_cents - discount_cents`.as('cents')])
    .where('order_id', 'in', ids)
    .execute()
