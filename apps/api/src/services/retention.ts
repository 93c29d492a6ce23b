import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { forgetSalesBefore } from '../db/sales-days.ts'

/** How long a mail is kept after it has left, in the outbox and as a file. */
const MAIL_DAYS = 90
const CONTACT_MONTHS = 24
const UNSUBSCRIBED_MONTHS = 12
const AUDIT_MONTHS = 24
const YEARS_AFTER_WARRANTY = 3
const BOOKKEEPING_YEARS = 6

/** Deletes what the privacy policy promises to keep no longer ("Kuinka kauan säilytämme tietoja"). */
export async function sweepExpiredData(db: Kysely<Database>, now: Date): Promise<void> {
  const mailsBefore = mailsKeptSince(now).toISOString()
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('sent_at', '<', mailsBefore), eb('failed_at', '<', mailsBefore)]))
    .execute()
  await db
    .deleteFrom('contact_messages')
    .where('status', 'in', ['replied', 'resolved'])
    .where('updated_at', '<', monthsAgo(now, CONTACT_MONTHS))
    .execute()
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('is_active', '=', false)
    .where('unsubscribed_at', '<', monthsAgo(now, UNSUBSCRIBED_MONTHS))
    .execute()
  await db
    .deleteFrom('product_registrations')
    .where('warranty_end', '<', monthsAgo(now, YEARS_AFTER_WARRANTY * 12).slice(0, 10))
    .execute()
  await db.deleteFrom('audit_log').where('created_at', '<', monthsAgo(now, AUDIT_MONTHS)).execute()
  await db.deleteFrom('admin_sessions').where('expires_at', '<', now.toISOString()).execute()
  // The financial year is the calendar year: an order of 2026 is kept until the end of 2032.
  const firstKeptYear = now.getUTCFullYear() - BOOKKEEPING_YEARS
  await db.deleteFrom('orders').where('ordered_on', '<', `${firstKeptYear}-01-01`).execute()
  await forgetSalesBefore(db, `${firstKeptYear}-01-01`)
}

/** Mails that have left before this are not kept. */
export const mailsKeptSince = (now: Date) => new Date(now.getTime() - MAIL_DAYS * 24 * 60 * 60_000)

function monthsAgo(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}
