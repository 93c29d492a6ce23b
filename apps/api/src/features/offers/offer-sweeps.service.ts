import { DAY_MS } from '@arkpax/schema/durations'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import { bumpContentVersion } from '../../db/content-versions.ts'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { offerReminder } from './offer-reminder.mail.ts'
import { releaseStock } from './offer-stock.service.ts'
import { findOffer, listOverdue, listToRemind, markReminded, moveOffer } from './offers.repo.ts'

/** The customer is reminded on the second day before the last one; nobody is who got the offer less than two days ago. */
const REMIND_DAYS = 2

/** Ends the offers whose last day is over, and releases what was kept for them. */
export async function expireOffers(db: Kysely<Database>, now: Date): Promise<void> {
  for (const id of await listOverdue(db, finnishDay(now)))
    await db.transaction().execute(async (transaction) => {
      const ended = await moveOffer(transaction, id, 'sent', { status: 'expired', closed_at: now.toISOString() }, now)
      if (ended && (await releaseStock(transaction, id))) await bumpContentVersion(transaction, 'products')
    })
}

/** Reminds the customers of offers that end soon, each once. */
export async function remindOfOffers(db: Kysely<Database>, now: Date): Promise<void> {
  const sentBefore = new Date(now.getTime() - REMIND_DAYS * DAY_MS)
  for (const id of await listToRemind(db, dayAfter(finnishDay(now), REMIND_DAYS), sentBefore))
    await db.transaction().execute(async (transaction) => {
      if (!(await markReminded(transaction, id, now))) return
      const offer = await findOffer(transaction, id, now)
      if (!offer) return
      const payload = { offerId: id, revision: offer.revision }
      await queueMail(transaction, offerReminder, { to: offer.customer_email, payload }, now)
    })
}
