import type { EntryFate } from '@arkpax/schema/bank-statements'
import { referenceBase } from '@arkpax/schema/reference-number'
import { endToEndIdOf } from '@arkpax/schema/refund-reference'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findOrdersNumbered, leftOf, type OrderMoneyRow } from '../orders/order-money.repo.ts'
import { findStoredBatches } from './bank-entries.repo.ts'
import { listWaitingRefunds, type PaymentRow } from './payments.repo.ts'
import type { ReadEntry, ReadStatement } from './read-statement.ts'

/** What booking an entry would do now. */
export interface PlannedMove {
  entry: ReadEntry
  fate: EntryFate
  order: OrderMoneyRow | null
  /** The refund that it is. */
  refundId: string | null
  /** A batch that was stored as one before its parts were told. */
  replaces: string | null
}

/** What booking each entry of a statement would do, in their order; each knows what those before it have paid. */
export async function planEntries(db: Kysely<Database>, { entries, fault }: ReadStatement): Promise<PlannedMove[]> {
  const stored = await findStoredBatches(db, [...new Set(entries.map(({ batchKey }) => batchKey))])
  const orders = await ordersOf(db, entries)
  const left = new Map([...orders.values()].map((order) => [order.id, leftOf(order)]))
  const refunds = await listWaitingRefunds(db)
  const sizes = new Map<string, number>()
  for (const { batchKey } of entries) sizes.set(batchKey, (sizes.get(batchKey) ?? 0) + 1)

  return entries.map((entry) => {
    const plain = { entry, order: null, refundId: null, replaces: null }
    if (fault !== null || entry.refusal !== null) return { ...plain, fate: 'refused' }
    const before = stored.get(entry.batchKey) ?? []
    const [whole] = before
    const isToldNow = before.length === 1 && whole?.bank_key === entry.batchKey && whole.state === 'unmatched'
    const replaces = isToldNow && (sizes.get(entry.batchKey) ?? 0) > 1 ? (whole?.id ?? null) : null
    if (before.length > 0 && !replaces) return { ...plain, fate: 'known' }
    return {
      ...plain,
      replaces,
      ...fateOf(entry, orders.get(referenceBase(entry.reference ?? '') ?? 0), left, refunds),
    }
  })
}

type Fate = Pick<PlannedMove, 'fate' | 'order' | 'refundId'>

function fateOf(
  entry: ReadEntry,
  order: OrderMoneyRow | undefined,
  left: Map<string, number>,
  refunds: PaymentRow[],
): Fate {
  const nobodys = { order: null, refundId: null }
  if (entry.isReversal) return { ...nobodys, fate: 'queued' }
  if (entry.cents < 0) return outgoing(entry, refunds)
  if (!order || entry.cents === 0) return { ...nobodys, fate: 'queued' }
  const due = left.get(order.id) ?? 0
  left.set(order.id, Math.max(0, due - entry.cents))
  const fate = entry.cents === due ? 'exact' : entry.cents < due ? 'under' : 'over'
  return { order, refundId: null, fate }
}

/** Money that left the account is the refund that carries its mark, may be one of the same sum, or is no order's. */
function outgoing(entry: ReadEntry, refunds: PaymentRow[]): Fate {
  const ofSum = refunds.filter(({ cents }) => cents === -entry.cents)
  const at = ofSum.findIndex(({ id }) => endToEndIdOf(id) === entry.endToEndId)
  const [refund] = at < 0 ? [] : refunds.splice(refunds.indexOf(ofSum[at] as PaymentRow), 1)
  if (refund) return { order: null, refundId: refund.id, fate: 'refund' }
  return { order: null, refundId: null, fate: ofSum.length > 0 ? 'queued' : 'outgoing' }
}

async function ordersOf(db: Kysely<Database>, entries: readonly ReadEntry[]): Promise<Map<number, OrderMoneyRow>> {
  const numbers = entries.flatMap(({ reference, cents }) =>
    reference && cents > 0 ? (referenceBase(reference) ?? []) : [],
  )
  const known = await findOrdersNumbered(
    db,
    [...new Set(numbers)].filter((number) => number <= LARGEST),
  )
  return new Map(known.map((order) => [order.number, order]))
}

/** What the column of numbers holds on both engines. */
const LARGEST = 2_147_483_647
