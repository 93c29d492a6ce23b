import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { queueMails } from '../mail/mail.service.ts'
import { lockUnoffered, offer } from '../products/offered-stock.repo.ts'
import { backInStock } from './back-in-stock.mail.ts'
import { countWaiting, takeFirstWaiting } from './stock-alerts.repo.ts'

/** So many are told in one transaction. */
const AT_ONCE = 500

/** A stock that was set a moment ago may be a slip that is taken back. */
const SETTLED_MS = 60_000

/**
 * Tells those who wait for a product that there is some: the first of the queue, as many as there are units that nobody has been offered yet, each
 * once. The row of the product is the lock, so that of two processes one tells them.
 */
export async function tellWaiting(db: Kysely<Database>, now: Date): Promise<void> {
  for (const productId of (await countWaiting(db)).keys()) while ((await tellFirst(db, productId, now)) === AT_ONCE);
}

const tellFirst = (db: Kysely<Database>, productId: string, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const settledBy = new Date(now.getTime() - SETTLED_MS)
    const units = await lockUnoffered(transaction, productId, settledBy)
    if (units <= 0) return 0
    const first = await takeFirstWaiting(transaction, productId, Math.min(units, AT_ONCE), now)
    const mails = first.map(({ id, email }) => ({ to: email, payload: { alertId: id } }))
    await queueMails(transaction, backInStock, mails, now)
    await offer(transaction, productId, first.length)
    return first.length
  })
