import type { AccountingBasis } from '@arkpax/schema/accounting'
import type { Generated } from 'kysely'

/** A month that has been closed, with all months before it. */
export interface AccountingPeriodTable {
  /** YYYY-MM */
  month: string
  closed_by: string
  closed_at: string
}

/** What was in a closed month, as it was then; the database refuses to change it. */
export interface AccountingEntryTable {
  basis: AccountingBasis
  /** `surplus` is what of a payment is above what its order costs: owed to the customer, and no sale. */
  source: 'document' | 'payment' | 'surplus'
  source_id: string
  vat_percent: number
  /** YYYY-MM of the report that it is in: its own, or the first that was open when it came. */
  month: string
  day: string
  title: string
  net_cents: number
  vat_cents: number
  gross_cents: number
}

/** One row, once somebody has changed the numbers of the accounts. */
export interface AccountingAccountsTable {
  id: number
  /** JSON: `accountingAccounts` of the schema. */
  value: string
  version: Generated<number>
}
