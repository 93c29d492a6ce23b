import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { addBulkMails, lockBulkRate, readBulkMailsLeft } from './bulk-rate.repo.ts'
import { allowedNow } from './bulk-rate.ts'
import type { MailRow } from './mail.table.ts'
import { claimMails, isMailDue } from './outbox.repo.ts'

/** Takes mails to many as `claimMails` does, as many as the rate of the shop lets leave now over all its processes. */
export async function claimBulkMails(
  db: Kysely<Database>,
  limit: number,
  leaseMs: number,
  now: Date,
): Promise<MailRow[]> {
  // Most times there is nothing to do, and finding that out writes nothing.
  if (!(await isMailDue(db, 'bulk', now)) || (await readAllowed(db, now)) === 0) return []
  return db.transaction().execute(async (transaction) => {
    await lockBulkRate(transaction, now)
    const allowed = Math.min(limit, await readAllowed(transaction, now))
    const mails = allowed > 0 ? await claimMails(transaction, allowed, leaseMs, now, 'bulk') : []
    if (mails.length > 0) await addBulkMails(transaction, mails.length, now)
    return mails
  })
}

async function readAllowed(db: Kysely<Database>, now: Date): Promise<number> {
  const { newsletter } = await readSettings(db)
  return allowedNow(newsletter, await readBulkMailsLeft(db, now), now)
}
