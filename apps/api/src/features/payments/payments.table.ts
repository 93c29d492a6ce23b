import type { BankEntryState } from '@arkpax/schema/bank-statements'
import type { MoneyMethod, PaymentKind, PaymentStanding } from '@arkpax/schema/payments'
import type { Generated } from 'kysely'

/** Money of an order that came, or goes back. */
export interface PaymentTable {
  id: string
  order_id: string
  kind: PaymentKind
  method: MoneyMethod
  state: PaymentStanding
  /** More than nothing, also of a refund. */
  cents: number
  /** YYYY-MM-DD in Finland; null while the money is waited for. */
  paid_on: string | null
  reason: string | null
  /** Who moved it for us, and what they call it: one payment of ours for one of theirs. */
  provider: string | null
  provider_id: string | null
  /** The payment that a refund gives back, where its provider needs to know. */
  refund_of: string | null
  bank_entry_id: string | null
  /** The name of one of the staff; null where nobody did it by hand. */
  recorded_by: string | null
  /** When the customer was told that a payment has come; null where they were not. */
  told_at: string | null
  created_at: string
}

/** An account's entries between two days, as a file of the bank told them. */
export interface BankStatementTable {
  id: string
  file_name: string
  iban: string
  /** What the bank calls it. */
  bank_id: string
  first_day: string | null
  last_day: string | null
  /** Null in a notification, which tells no balances. */
  opening_cents: number | null
  closing_cents: number | null
  author: string
  created_at: string
}

/** One movement of money on the account: of a batch each that is in it. */
export interface BankEntryTable {
  id: string
  statement_id: string
  /** The same in every file that tells of it. */
  bank_key: string
  /** The key of the whole batch; of a single entry its own. */
  batch_key: string
  /** YYYY-MM-DD */
  booked_on: string
  /** Less than nothing where money left the account. */
  cents: number
  reference: string | null
  message: string | null
  party_name: string | null
  party_iban: string | null
  state: BankEntryState
  ignore_reason: string | null
  order_id: string | null
  version: Generated<number>
  created_at: string
}

/** An order whose customer has been reminded that nothing has come. */
export interface PaymentReminderTable {
  order_id: string
  created_at: string
}
