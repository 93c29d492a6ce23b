import type { BankEntry, BankEntryQuery, BankEntryUpdate, Suggestion } from '@arkpax/schema/bank-statements'
import { buyerName } from '@arkpax/schema/buyer-name'
import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import {
  findOrdersById,
  findOrdersNumbered,
  leftOf,
  listUnpaidOrders,
  type OrderMoneyRow,
} from '../orders/order-money.repo.ts'
import { readOrderName } from '../orders/order-name.ts'
import { type BankEntryRow, changeEntry, listEntries, lockEntry } from './bank-entries.repo.ts'
import { listPaymentsOfEntry, listWaitingRefunds } from './payments.repo.ts'
import { cancelPayment, recordPayment, recordRefund, settleRefund, waitAgain } from './payments.service.ts'

/** How many open orders are looked at for suggestions, and how many are shown. */
const LOOKED_AT = 500
const SHOWN = 3

/** Entries of statements; those that are unmatched with the orders that they may belong to. */
export async function readEntries(db: Kysely<Database>, query: BankEntryQuery): Promise<Page<BankEntry>> {
  const page = await listEntries(db, query)
  return new Page(await describe(db, page.items), page.next)
}

/**
 * Says whose an entry is, in the transaction of the caller: an order's, and then it is a payment or a refund of it; nobody's; or nobody
 * knows, and then what it was counts no more. Throws `not_found`, `stale`, and `invalid_fields` for an unknown order.
 */
export async function setEntry(
  db: Kysely<Database>,
  id: string,
  update: BankEntryUpdate & { version: number | undefined },
  now: Date,
): Promise<{ before: BankEntry; after: BankEntry }> {
  const row = await lockEntry(db, id)
  if (!row) throw notFound()
  const before = await describeOne(db, row)
  if (update.version !== undefined && update.version !== row.version) throw new ApiError('stale', { current: before })
  await release(db, row)
  const order = update.state === 'matched' ? await findNamed(db, update.order) : null
  if (order) await attach(db, row, order, now)
  await changeEntry(db, id, {
    state: update.state,
    order_id: order?.id ?? null,
    ignore_reason: update.state === 'ignored' ? update.reason : null,
  })
  const changed = await lockEntry(db, id)
  if (!changed) throw notFound()
  return { before, after: await describeOne(db, changed) }
}

/** What an entry was is taken back: a refund that somebody decided waits again. */
async function release(db: Kysely<Database>, { id }: BankEntryRow): Promise<void> {
  for (const payment of await listPaymentsOfEntry(db, id)) {
    if (payment.state !== 'done') continue
    if (payment.kind === 'refund' && payment.recorded_by) await waitAgain(db, payment)
    else await cancelPayment(db, payment)
  }
}

async function attach(db: Kysely<Database>, row: BankEntryRow, order: OrderMoneyRow, now: Date): Promise<void> {
  const { id: bankEntryId, booked_on: paidOn } = row
  const moved = { orderId: order.id, method: 'bank_transfer', paidOn, bankEntryId } as const
  if (row.cents === 0) throw invalidField('order', 'Tapahtuman summa on 0\u00A0€: ohita se')
  if (row.cents > 0) {
    await recordPayment(db, { ...moved, cents: row.cents }, now)
    return
  }
  const [refund] = (await listWaitingRefunds(db, order.id)).filter(({ cents }) => cents === -row.cents)
  if (refund) await settleRefund(db, refund.id, { paidOn, bankEntryId })
  else await giveBack(db, { ...moved, cents: -row.cents }, now)
}

async function giveBack(db: Kysely<Database>, moved: Parameters<typeof recordRefund>[1], now: Date): Promise<void> {
  try {
    await recordRefund(db, { ...moved, reason: 'Tiliotteelta' }, now)
  } catch (error) {
    const [fault] = error instanceof ApiError ? (error.extras.errors ?? []) : []
    throw fault ? invalidField('order', fault.detail) : error
  }
}

async function findNamed(db: Kysely<Database>, typed: string): Promise<OrderMoneyRow> {
  const [order] = [
    ...(await findOrdersNumbered(db, [readOrderName(typed).number])),
    ...(await findOrdersById(db, [typed.toLowerCase()])),
  ]
  if (!order) throw invalidField('order', 'Tilausta ei löytynyt. Tarkista tilausnumero.')
  return order
}

const describeOne = async (db: Kysely<Database>, row: BankEntryRow): Promise<BankEntry> => {
  const [entry] = await describe(db, [row])
  if (!entry) throw notFound()
  return entry
}

async function describe(db: Kysely<Database>, rows: readonly BankEntryRow[]): Promise<BankEntry[]> {
  const orders = await findOrdersById(
    db,
    rows.flatMap(({ order_id }) => order_id ?? []),
  )
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]))
  const isAsked = rows.some(({ state }) => state === 'unmatched')
  const open = isAsked ? await listUnpaidOrders(db, LOOKED_AT) : []
  const refunds = isAsked ? await listWaitingRefunds(db) : []
  const refunded = await findOrdersById(db, [...new Set(refunds.map(({ order_id }) => order_id))])
  return rows.map((row) => ({
    id: row.id,
    booked_on: row.booked_on,
    amount: toEuros(row.cents),
    name: row.party_name,
    reference: row.reference,
    message: row.message,
    state: row.state,
    ignore_reason: row.ignore_reason,
    order_id: row.order_id,
    order_number: row.order_id ? (numberOf.get(row.order_id) ?? null) : null,
    suggestions:
      row.state !== 'unmatched'
        ? []
        : row.cents < 0
          ? refunded
              .filter(({ id }) => refunds.some(({ order_id, cents }) => order_id === id && cents === -row.cents))
              .slice(0, SHOWN)
              .map((order) => ({ ...toSuggestion(order), same: ['amount' as const] }))
          : suggest(row, open),
    version: row.version,
  }))
}

/** The open orders that most speaks for: their number in the message, their sum, a name. */
function suggest(row: BankEntryRow, open: readonly OrderMoneyRow[]): Suggestion[] {
  const numbers = new Set(`${row.message ?? ''} ${row.reference ?? ''}`.match(/\d{4,}/g))
  const words = wordsOf(row.party_name)
  return open
    .map((order) => {
      const same: Suggestion['same'] = []
      if (numbers.has(String(order.number))) same.push('number')
      if (leftOf(order) === row.cents) same.push('amount')
      if ([...wordsOf(order.customer_name), ...wordsOf(order.company)].some((word) => words.has(word)))
        same.push('name')
      return { ...toSuggestion(order), same }
    })
    .filter(({ same }) => same.length > 0)
    .sort((a, b) => b.same.length - a.same.length || b.number - a.number)
    .slice(0, SHOWN)
}

const toSuggestion = (order: OrderMoneyRow) => ({
  order_id: order.id,
  number: order.number,
  customer_name: buyerName(order.company, order.customer_name),
  left: toEuros(leftOf(order)),
})

/** Words of a name that tell something: not forms of companies, not initials. */
const wordsOf = (name: string | null) =>
  new Set(
    (name ?? '')
      .toLocaleLowerCase('fi')
      .match(/[\p{L}-]{3,}/gu)
      ?.filter((word) => !COMMON.has(word)),
  )
const COMMON = new Set(['oyj', 'tmi', 'osk', 'the', 'and'])

const notFound = () => new ApiError('not_found', { detail: 'Tilitapahtumaa ei löytynyt.' })
