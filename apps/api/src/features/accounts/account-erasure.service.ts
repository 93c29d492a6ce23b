import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Person, Privacy } from '../../services/privacy.ts'
import { listStaleCustomers } from './accounts.repo.ts'

/** An account whose address nobody has verified is kept this long. */
const UNVERIFIED_MS = 7 * DAY_MS
/** The privacy policy's 36 months. */
const UNUSED_MONTHS = 36

/**
 * Deletes an account, in the caller's transaction: every noun does with what it has of the person as it says in its privacy
 * file, in the reverse order of `nouns`, so that those that need the account still find it.
 */
export async function eraseAccount(
  db: Kysely<Database>,
  nouns: readonly Privacy[],
  person: Person,
  now: Date,
): Promise<void> {
  for (const { erase } of nouns.toReversed()) if (typeof erase === 'function') await erase(db, person, now)
}

/**
 * Deletes accounts whose address nobody has verified in a week, and those that nobody has used for 36 months. Nobody has asked
 * for it, so what hangs on the address stays for the times of the privacy policy.
 */
export async function sweepStaleAccounts(db: Kysely<Database>, nouns: readonly Privacy[], now: Date): Promise<void> {
  const madeBefore = new Date(now.getTime() - UNVERIFIED_MS)
  for (const id of await listStaleCustomers(db, { madeBefore, unusedSince: monthsAgo(now, UNUSED_MONTHS) })) {
    await db.transaction().execute((transaction) => eraseAccount(transaction, nouns, { id, email: undefined }, now))
  }
}
