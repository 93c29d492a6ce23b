import { MINUTE_MS } from '@arkpax/schema/durations'
import type { NewsletterSettings } from '@arkpax/schema/newsletter-settings'
/** So many days the servers of the readers are thought to remember how much came from us. */
export const REMEMBERED_DAYS = 60

/** How many mails to many have left: in this minute, in the hour that ends now, today, and on the best of the days before. */
export interface BulkMailsLeft {
  minute: number
  hour: number
  today: number
  bestDay: number
}

/** How many mails to many may leave now. Those of a minute are spread over it, so that they do not come all at its beginning. */
export function allowedNow(
  { mailsPerMinute, mailsPerHour, firstDayMails }: NewsletterSettings,
  left: BulkMailsLeft,
  now: Date,
): number {
  const passed = (now.getTime() % MINUTE_MS) / MINUTE_MS
  const inMinute = Math.ceil(mailsPerMinute * passed) - left.minute
  const inHour = mailsPerHour - left.hour
  const onDay = firstDayMails === 0 ? Number.POSITIVE_INFINITY : Math.max(firstDayMails, 2 * left.bestDay) - left.today
  return Math.max(0, Math.min(inMinute, inHour, onDay))
}
