import { toEuros } from '@arkpax/schema/money'
import { refundDeadline } from '@arkpax/schema/refund-deadline'
import { comingBack, type ReturnQuery, type ReturnSummary } from '@arkpax/schema/returns'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { hasWords } from '../../db/searched-words.ts'
import { piecesOf, type WholeReturn, withItems } from './returns.repo.ts'

const SORTS = {
  due: [text('returns.refund_due_on'), text('returns.id')],
  announced: [text('returns.announced_at'), text('returns.id')],
}

const OPEN = ['announced', 'pickup', 'arrived', 'inspected'] as const

/** What waits for its money, or for its goods though the money has gone: of some piece nobody has said whether it goes into stock. */
const isOpen = ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Database, 'returns'>) => {
  const awaited = selectFrom('return_items')
    .select('return_items.id')
    .whereRef('return_id', '=', 'returns.id')
    .where('is_cancelled', '=', sql<boolean>`false`)
    .where('restock', 'is', null)
  return or([eb('returns.state', 'in', OPEN), and([eb('returns.state', '=', 'refunded'), exists(awaited)])])
}

/** Returns by text, state and day of the notice, in the order that is asked for. */
export async function listReturns(db: Kysely<Database>, query: ReturnQuery): Promise<Page<ReturnSummary>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(withOrders(db).where(onDays('announced_at', query)), query.cursor)
  if (query.state === 'open') rows = rows.where(isOpen)
  else if (query.state !== 'all') rows = rows.where('returns.state', '=', query.state)
  if (query.q) rows = rows.where(hasWords(sql.ref('returns.search_text'), query.q))
  const page = toPage(await rows.limit(query.limit + 1).execute(), query.limit, order.keyOf, (row) => row)
  return new Page(await summaries(db, page.items), page.next)
}

/** The returns of an order as lists show them, oldest first. */
export async function listReturnSummariesOf(db: Kysely<Database>, orderId: string): Promise<ReturnSummary[]> {
  const rows = await withOrders(db)
    .where('order_id', '=', orderId)
    .orderBy('announced_at')
    .orderBy('returns.id')
    .execute()
  return summaries(db, rows)
}

/** The returns that a serial number came back with, newest first. */
export async function listReturnSummariesOfUnit(db: Kysely<Database>, serial: string): Promise<ReturnSummary[]> {
  const pieces = db.selectFrom('return_items').select('return_id').where('serial', '=', serial)
  const rows = await withOrders(db)
    .where('returns.id', 'in', pieces)
    .orderBy('announced_at', 'desc')
    .orderBy('returns.id', 'desc')
    .execute()
  return summaries(db, rows)
}

/** The open returns whose money is due first, and how many there are. */
export async function listDueReturns(db: Kysely<Database>, limit: number) {
  const rows = await withOrders(db)
    .where('returns.state', 'in', OPEN)
    .orderBy('refund_due_on')
    .orderBy('returns.id')
    .limit(limit)
    .execute()
  const counted = db.selectFrom('returns').where('state', 'in', OPEN)
  const { count } = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { returns: await summaries(db, rows), count: Number(count) }
}

const withOrders = (db: Kysely<Database>) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select('orders.number as order_number')

async function summaries(
  db: Kysely<Database>,
  rows: Awaited<ReturnType<ReturnType<typeof withOrders>['execute']>>,
): Promise<ReturnSummary[]> {
  const numbers = new Map(rows.map(({ id, order_number }) => [id, order_number]))
  return (await withItems(db, rows)).map((row) => toSummary(row, numbers.get(row.id) ?? 0))
}

/** A return as lists show it. */
export const toSummary = (row: WholeReturn, orderNumber: number): ReturnSummary => ({
  id: row.id,
  number: row.number,
  state: row.state,
  basis: row.basis,
  order: { id: row.order_id, number: orderNumber },
  name: row.name,
  items: piecesOf(row.items),
  announced_at: row.announced_at,
  refund_due_on: row.refund_due_on,
  may_wait: deadlineOf(row).mayWait,
  refunded: refundedOf(row),
  version: row.version,
})

/** What a return has given back, in euros; null before that is decided. */
export const refundedOf = ({ refunded_cents }: Pick<WholeReturn, 'refunded_cents'>): number | null =>
  refunded_cents === null ? null : toEuros(refunded_cents)

/** By when the money of a return is to be given back. */
export const deadlineOf = ({ announced_at, arrived_on, sent_on, items }: WholeReturn) =>
  refundDeadline({
    announcedAt: announced_at,
    awaitsGoods: comingBack(items).length > 0,
    arrivedOn: arrived_on,
    sentOn: sent_on,
  })
