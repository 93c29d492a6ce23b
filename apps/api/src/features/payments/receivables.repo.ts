import { toEuros } from '@arkpax/schema/money'
import { paymentState } from '@arkpax/schema/order-states'
import type { PaymentCounts, Receivable, ReceivableFilter, ReceivableQuery } from '@arkpax/schema/payments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { computed, listOrder, onDays, text } from '../../db/list-order.ts'
import { searchedPhone } from '../../db/phone-digits.ts'
import { matching } from '../../db/text-search.ts'

/** What an order costs now: nothing once it is cancelled, and less what credit notes took off it. */
const TOTAL = sql<number>`case when orders.status = 'cancelled' then 0 else total_amount_cents - credited_cents end`
const KEPT = sql<number>`paid_cents - refunded_cents`
/** What is left to pay, where money that was given back is not asked for again; less than nothing where too much is kept. */
const LEFT = sql<number>`case when ${KEPT} > ${TOTAL} then ${TOTAL} - (${KEPT})
  when paid_cents > ${TOTAL} then 0 else ${TOTAL} - paid_cents end`
/** A day as a whole number; orders without one come last. */
const DUE = sql<number>`cast(replace(coalesce(payment_due_on, '9999-12-31'), '-', '') as integer)`

const SORTS = {
  due: [computed('due_number', DUE), text('orders.id')],
  date: [text('orders.created_at'), text('orders.id')],
  left: [computed('left_cents', LEFT), text('orders.id')],
}

/** Orders by what is to be paid of them, by text and by the day on which they were made. */
export async function listReceivables(
  db: Kysely<Database>,
  query: ReceivableQuery,
  today: string,
): Promise<Page<Receivable>> {
  const order = listOrder(SORTS, query.sort)
  const chosen = db
    .selectFrom('orders')
    .leftJoin('payment_reminders', 'payment_reminders.order_id', 'orders.id')
    .where(onDays('orders.created_at', query))
    .where(shown(query.show, today))
  let rows = order.apply(chosen, query.cursor)
  if (query.q) {
    const texts = db.selectFrom('orders').where(shown(query.show, today)).select(['orders.id', 'search_text as text'])
    rows = rows.where(await matching(db, 'orders', searchedPhone(query.q), texts, query.limit + 1))
  }
  const found = await rows
    .select(['orders.id', 'number', 'status', 'customer_name', 'company', 'payment_method', 'payment_due_on'])
    .select([
      'delivery_state',
      'total_amount_cents',
      'credited_cents',
      'paid_cents',
      'refunded_cents',
      'refund_waiting_cents',
      'orders.created_at',
    ])
    .select(['payment_reminders.created_at as reminded_at', LEFT.as('left_cents'), DUE.as('due_number')])
    .limit(query.limit + 1)
    .execute()
  return toPage(found, query.limit, order.keyOf, (row) => toReceivable(row, today))
}

/** How many of each wait for somebody, entries of the bank aside. */
export async function countReceivables(db: Kysely<Database>, today: string): Promise<Omit<PaymentCounts, 'unmatched'>> {
  const count = async (show: ReceivableFilter) => {
    const rows = db.selectFrom('orders').where(shown(show, today))
    return Number((await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count)
  }
  return { late: await count('late'), overpaid: await count('overpaid'), refunds: await count('refunds') }
}

const OPEN = sql<boolean>`orders.payment_method is not null and orders.status <> 'cancelled' and total_amount_cents - credited_cents > paid_cents`

function shown(show: ReceivableFilter, today: string) {
  switch (show) {
    case 'open':
      return OPEN
    case 'late':
      return sql<boolean>`${OPEN} and payment_due_on < ${today}`
    case 'overpaid':
      return sql<boolean>`${KEPT} > ${TOTAL}`
    case 'refunds':
      return sql<boolean>`orders.id in (select order_id from payments where kind = 'refund' and state = 'waiting')`
    case 'all':
      return sql<boolean>`(orders.payment_method is not null or paid_cents > 0)`
  }
}

interface Row extends Pick<Receivable, 'id' | 'number' | 'status' | 'customer_name' | 'company' | 'delivery_state'> {
  payment_method: Receivable['method']
  payment_due_on: string | null
  total_amount_cents: number
  credited_cents: number
  paid_cents: number
  refunded_cents: number
  refund_waiting_cents: number
  left_cents: number
  reminded_at: string | null
  created_at: string
}

const toReceivable = (row: Row, today: string): Receivable => ({
  id: row.id,
  number: row.number,
  status: row.status,
  customer_name: row.customer_name,
  company: row.company,
  method: row.payment_method,
  due_on: row.payment_due_on,
  is_late: row.payment_due_on !== null && row.payment_due_on < today && Number(row.left_cents) > 0,
  state: paymentState({
    method: row.payment_method,
    total: row.status === 'cancelled' ? 0 : row.total_amount_cents - row.credited_cents,
    credited: row.credited_cents,
    paid: row.paid_cents,
    refunded: row.refunded_cents,
    waiting: row.refund_waiting_cents,
  }),
  delivery_state: row.delivery_state,
  total: toEuros(row.total_amount_cents),
  paid: toEuros(row.paid_cents),
  refunded: toEuros(row.refunded_cents),
  left: toEuros(Number(row.left_cents)),
  reminded_at: row.reminded_at,
  created_at: row.created_at,
})
