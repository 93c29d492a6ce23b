import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { deleteExpiredEmailTokens } from '../../db/email-tokens.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import { deleteConversationsOf } from '../chat/chat.repo.ts'
import { deleteHiddenReviewsOf } from '../reviews/reviews.repo.ts'
import {
  deleteErasure,
  forgetPerson,
  insertErasure,
  listDueErasures,
  listOrdersToForget,
} from './account-erasure.repo.ts'
import { deleteCustomer, deleteStaleCustomers } from './accounts.repo.ts'
import { deleteExpiredSessions } from './customer-sessions.repo.ts'

const DAY = 86_400_000
/** An account whose address nobody has verified is kept this long. */
const UNVERIFIED_MS = 7 * DAY
/** The privacy policy's 36 months. */
const UNUSED_MONTHS = 36

/**
 * Deletes an account with its sessions, links and conversations. Its orders lose the person at once, or when they are delivered or
 * cancelled; reviews that are shown stay without the person, registrations and messages for the times of the privacy policy.
 */
export async function eraseAccount(db: Kysely<Database>, customer: SignedInCustomer, now: Date): Promise<void> {
  const orders = customer.email_verified_at ? await listOrdersToForget(db, customer.email) : []
  for (const { id, isClosed } of orders) await (isClosed ? forgetPerson(db, id) : insertErasure(db, id, now))
  await deleteConversationsOf(db, customer.id)
  await deleteHiddenReviewsOf(db, customer.id)
  await deleteCustomer(db, customer.id)
}

/** What time does to accounts; called now and then. */
export async function sweepAccounts(db: Kysely<Database>, now: Date): Promise<void> {
  const unusedSince = new Date(now)
  unusedSince.setUTCMonth(unusedSince.getUTCMonth() - UNUSED_MONTHS)
  await deleteExpiredSessions(db, now)
  await deleteExpiredEmailTokens(db, now)
  await deleteStaleCustomers(db, { madeBefore: new Date(now.getTime() - UNVERIFIED_MS), unusedSince })
  for (const id of await listDueErasures(db)) {
    await db.transaction().execute(async (transaction) => {
      await forgetPerson(transaction, id)
      await deleteErasure(transaction, id)
    })
  }
}
