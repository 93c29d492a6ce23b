import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { forgetCustomersGone, forgetMergesOf } from './audited-customers.repo.ts'
import { recountChanged } from './customer-counts.repo.ts'
import { countKeptOf, deleteCustomersEmptySince, forgetCustomer, readKeptOf } from './own-customer.repo.ts'

/** What staff keep of a customer outlives orders, messages and all else by so much. */
const EMPTY_MONTHS = 24

export const customersPrivacy: Privacy = {
  columns: {
    customers: [
      ...(['email', 'display_name', 'company', 'phone', 'found_name', 'found_phone', 'found_company'] as const),
      ...(['merged_into', 'search_text'] as const),
    ],
    customer_notes: ['text', 'author'],
    customer_tags: ['tag'],
    customer_changes: ['email'],
  },
  ownData: async (db, { email }) => (email ? { customer_card: await readKeptOf(db, email) } : {}),
  erase: async (db, { email }) => {
    if (!email) return
    await forgetCustomer(db, email)
    await forgetCustomersGone(db)
    await forgetMergesOf(db, email)
  },
  erasureParts: async (db, { email }) => erasurePart('notes', 'deleted', email ? await countKeptOf(db, email) : 0),
  retain: [
    (db, now) => recountChanged(db, now),
    (db, now) => deleteCustomersEmptySince(db, monthsAgo(now, EMPTY_MONTHS)),
    forgetCustomersGone,
  ],
}
