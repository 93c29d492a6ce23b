import type { Generated } from 'kysely'

/** Everything that belongs to one address. Rows that were merged keep what is theirs, so that they can be split again. */
export interface CustomerTable {
  id: string
  /** Lower-cased. */
  email: string
  /** The row under which the list shows this one too; null for a row of its own. */
  merged_into: string | null
  /** What staff keep: a name and a phone number in the place of those that were found, and the company. */
  display_name: string | null
  company: string | null
  business_id: string | null
  phone: string | null
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  /** What orders, messages, registrations and the account tell, of the merged addresses too. */
  found_name: string | null
  found_phone: string | null
  found_company: string | null
  orders: Generated<number>
  /** Without cancelled orders. */
  bought_cents: Generated<number>
  /** The last time that they ordered, wrote, registered a product or made an account. */
  last_at: string
  /** Since when nothing is left but what staff keep; null while something is. */
  empty_since: string | null
  /** Lower-cased names, addresses, phone numbers with and without spaces, company and business id, for searching. */
  search_text: Generated<string>
  created_at: string
  updated_at: string
}

export interface CustomerNoteTable {
  id: string
  customer_id: string
  text: string
  /** The name of whoever of the staff wrote it last. */
  author: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

export interface CustomerTagTable {
  customer_id: string
  tag: string
}

/** An address whose customer is to be counted anew; triggers write it. */
export interface CustomerChangeTable {
  id: Generated<number>
  email: string
}
