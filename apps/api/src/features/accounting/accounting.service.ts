import type { AccountingBasis, AccountingMonth, AccountingReport } from '@arkpax/schema/accounting'
import { finnishDay } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import {
  type AccountingEntry,
  findClosed,
  insertClosed,
  insertEntries,
  listClosedEntries,
  listOpenDocuments,
  lockAccounting,
} from './accounting.repo.ts'
import type { AccountingPeriodTable } from './accounting.table.ts'
import { listOpenPayments } from './open-payments.repo.ts'

/** An entry in the month of whose report it is. */
export type PlacedEntry = AccountingEntry & { month: string }

/** Greater than every day of any month. */
const LAST_DAY = '-99'

const openEntries = { delivery: listOpenDocuments, payment: listOpenPayments } as const

/** All entries between two months (YYYY-MM, both included): closed ones as they were, others in their own month or the first open one. */
export async function listEntries(
  db: Kysely<Database>,
  basis: AccountingBasis,
  { from, to }: { from: string; to: string },
): Promise<PlacedEntry[]> {
  const closed = await findClosed(db)
  const kept = await listClosedEntries(db, basis, { from, to })
  const open = await openEntries[basis](db, {
    through: to + LAST_DAY,
    closedThrough: closed ? closed.month + LAST_DAY : '',
  })
  const firstOpen = closed ? monthAfter(closed.month) : ''
  return [...kept, ...open]
    .map((entry) => ({ ...entry, month: entry.month ?? laterOf(entry.day.slice(0, 7), firstOpen) }))
    .filter(({ month }) => month >= from && month <= to)
    .toSorted((a, b) => compare(a.month, b.month) || compare(a.day, b.day) || compare(a.source_id, b.source_id))
}

/** The months of a year, each with its sums. */
export async function reportYear(
  db: Kysely<Database>,
  year: number,
  basis: AccountingBasis,
): Promise<AccountingReport> {
  const closed = await findClosed(db)
  const entries = await listEntries(db, basis, { from: `${year}-01`, to: `${year}-12` })
  const months = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`)
  return {
    months: months.map((month) =>
      sumsOf(
        month,
        entries.filter((entry) => entry.month === month),
        closed,
      ),
    ),
    closed: closed ?? null,
  }
}

/**
 * Closes a past month and all before it, by both bases: what is in them is kept as it is. Throws `period_closed` for one that is
 * closed already, or that has not ended.
 */
export async function closeMonth(
  db: Kysely<Database>,
  month: string,
  { by, now }: { by: string; now: Date },
): Promise<AccountingPeriodTable> {
  const row = { month, closed_by: by, closed_at: now.toISOString() }
  await lockAccounting(db)
  const before = await findClosed(db)
  if (month >= finnishDay(now).slice(0, 7))
    throw new ApiError('period_closed', { detail: 'Kuukauden voi päättää vasta, kun se on ohi.' })
  if (before && before.month >= month) throw new ApiError('period_closed')
  for (const basis of ['delivery', 'payment'] as const) {
    const entries = await listEntries(db, basis, { from: '0000-00', to: month })
    await insertEntries(
      db,
      basis,
      entries.filter((entry) => !before || entry.month > before.month),
    )
  }
  if (!(await insertClosed(db, row))) throw new ApiError('period_closed')
  return row
}

function sumsOf(
  month: string,
  all: readonly PlacedEntry[],
  closed: AccountingPeriodTable | undefined,
): AccountingMonth {
  const entries = all.filter(({ source }) => source !== 'surplus')
  const sum = (part: 'net_cents' | 'vat_cents' | 'gross_cents', of = entries) =>
    toEuros(of.reduce((total, entry) => total + entry[part], 0))
  const rates = [...Map.groupBy(entries, ({ vat_percent }) => vat_percent)].toSorted(([a], [b]) => b - a)
  return {
    month,
    is_closed: closed !== undefined && month <= closed.month,
    rates: rates.map(([vat_percent, of]) => ({
      vat_percent,
      net: sum('net_cents', of),
      vat: sum('vat_cents', of),
      gross: sum('gross_cents', of),
    })),
    net: sum('net_cents'),
    vat: sum('vat_cents'),
    gross: sum('gross_cents'),
    credits: sum(
      'gross_cents',
      entries.filter(({ gross_cents }) => gross_cents < 0),
    ),
    to_return: sum(
      'gross_cents',
      all.filter(({ source }) => source === 'surplus'),
    ),
  }
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
