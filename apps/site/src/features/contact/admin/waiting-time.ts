import type { ContactMessage } from '@arkpax/schema/contact'
import { REPLY_PROMISE_HOURS } from '@arkpax/schema/dashboard'
import { adminContactText as text } from './admin-contact.fi.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How a message stands against the promise of a reply within 24 h (spec §9). */
export interface ReplyState {
  text: string
  isOverdue: boolean
}

/** What is left of the promise, or by how much it is broken; null once the message is replied to or resolved. */
export function replyState({ status, created_at }: ContactMessage, now: number): ReplyState | null {
  if (status === 'replied' || status === 'resolved') return null
  const left = Date.parse(created_at) + REPLY_PROMISE_HOURS * HOUR_MS - now
  return left > 0
    ? { text: text.timeLeft(duration(left)), isOverdue: false }
    : { text: text.overdue(duration(-left)), isOverdue: true }
}

/** The time since the message came: '3 h sitten'. */
export const timeSince = (created_at: string, now: number) =>
  text.ago(duration(Math.max(0, now - Date.parse(created_at))))

/** Milliseconds as minutes under an hour, as hours under two days, then as days; rounded down. */
function duration(ms: number): string {
  if (ms < HOUR_MS) return text.minutes(Math.floor(ms / MINUTE_MS))
  if (ms < 2 * DAY_MS) return text.hours(Math.floor(ms / HOUR_MS))
  return text.days(Math.floor(ms / DAY_MS))
}
