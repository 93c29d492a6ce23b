import {
  type AccountingAccounts,
  type AccountingBasis,
  accountingAccounts,
  usualAccounts,
} from '@arkpax/schema/accounting'
import { documentKindLabels } from '@arkpax/schema/document-labels'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { AccountingEntryTable, AccountingPeriodTable } from './accounting.table.ts'

/** What a sale comes to at one rate; `month` is set where it was closed. */
export type AccountingEntry = Omit<Selectable<AccountingEntryTable>, 'basis' | 'month'> & { month: string | null }

/** Up to which month the books are closed; undefined where none has been. */
export async function findClosed(db: Kysely<Database>): Promise<AccountingPeriodTable | undefined> {
  return db.selectFrom('accounting_periods').selectAll().orderBy('month', 'desc').limit(1).executeTakeFirst()
}

/** Closes a month; false where it has been closed already. */
export async function insertClosed(db: Kysely<Database>, row: AccountingPeriodTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounting_periods')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Keeps what is in the months that are about to be closed. */
export async function insertEntries(
  db: Kysely<Database>,
  basis: AccountingBasis,
  entries: readonly (AccountingEntry & { month: string })[],
): Promise<void> {
  const BATCH = 500
  for (let at = 0; at < entries.length; at += BATCH)
    await db
      .insertInto('accounting_entries')
      .values(entries.slice(at, at + BATCH).map((entry) => ({ ...entry, basis })))
      .execute()
}

/** What is in closed months between two (YYYY-MM, both included). */
export async function listClosedEntries(
  db: Kysely<Database>,
  basis: AccountingBasis,
  { from, to }: { from: string; to: string },
): Promise<AccountingEntry[]> {
  const rows = await db
    .selectFrom('accounting_entries')
    .selectAll()
    .where('basis', '=', basis)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute()
  return rows.map(({ basis: _, ...row }) => row)
}

export interface Open {
  /** The last day that is looked at, and the last one of the months that are closed ('' for none): YYYY-MM-DD. */
  through: string
  closedThrough: string
}

/** What documents say was sold and has not been closed. */
export async function listOpenDocuments(
  db: Kysely<Database>,
  { through, closedThrough }: Open,
): Promise<AccountingEntry[]> {
  const day = sql<string>`case when documents.kind = 'credit_note' then documents.issued_on
    else coalesce(documents.delivered_on, documents.issued_on) end`
  const rows = await db
    .selectFrom('document_vat_lines')
    .innerJoin('documents', 'documents.id', 'document_vat_lines.document_id')
    .select(['documents.id', 'kind', 'number', 'vat_percent', 'net_cents', 'vat_cents', 'gross_cents', day.as('day')])
    .where(day, '<=', through)
    .where((eb) =>
      eb.or([
        eb(day, '>', closedThrough),
        eb.not(
          eb.exists(
            eb
              .selectFrom('accounting_entries as closed')
              .select('closed.source_id')
              .where('closed.basis', '=', 'delivery')
              .where('closed.source', '=', 'document')
              .whereRef('closed.source_id', '=', 'documents.id'),
          ),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id, kind, number, ...row }) => ({
    ...row,
    source: 'document',
    source_id: id,
    title: `${documentKindLabels[kind]} ${number}`,
    month: null,
  }))
}

/** Invoices of which something still stands, with what has come in for their orders. */
export async function listStandingInvoices(db: Kysely<Database>) {
  const credited = sql<number>`coalesce((select -sum(credit.total_cents) from documents as credit
    where credit.credits_id = documents.id), 0)`
  const rows = await db
    .selectFrom('documents')
    .innerJoin('orders', 'orders.id', 'documents.order_id')
    .select([
      'documents.id',
      'documents.number',
      'documents.order_id',
      'order_number',
      'buyer_name',
      'issued_on',
      'due_on',
    ])
    .select(['total_cents', 'paid_cents', 'refunded_cents', credited.as('credited_cents')])
    .where('kind', '=', 'invoice')
    .where(sql<boolean>`total_cents - ${credited} > orders.paid_cents - orders.refunded_cents`)
    .orderBy('due_on')
    .orderBy('documents.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    left_cents: row.total_cents - Number(row.credited_cents) - (row.paid_cents - row.refunded_cents),
  }))
}

const ONE_ROW = 1

/** Lets one transaction at a time close months or change accounts. */
export async function lockAccounting(db: Kysely<Database>): Promise<void> {
  const usual = { id: ONE_ROW, value: JSON.stringify(usualAccounts) }
  await db
    .insertInto('accounting_accounts')
    .values(usual)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockRow(db, 'accounting_accounts', { id: ONE_ROW })
}

/** The numbers of the accounts, with their version. */
export async function readAccounts(db: Kysely<Database>): Promise<AccountingAccounts & { version: number }> {
  const row = await db.selectFrom('accounting_accounts').selectAll().executeTakeFirst()
  return row
    ? { ...accountingAccounts.parse(JSON.parse(row.value)), version: row.version }
    : { ...usualAccounts, version: 1 }
}

/** Changes them; undefined when they are not at `version` where one is given. */
export async function changeAccounts(db: Kysely<Database>, accounts: AccountingAccounts, version: number | undefined) {
  await lockAccounting(db)
  const { numUpdatedRows } = await db
    .updateTable('accounting_accounts')
    .set({ value: JSON.stringify(accounts), version: nextVersion })
    .where(isAtVersion(version))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? readAccounts(db) : undefined
}
