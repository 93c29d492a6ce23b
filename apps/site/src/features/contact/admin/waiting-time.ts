import type { ContactMessage } from '@arkpax/schema/contact'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { finnishTimes } from '@arkpax/schema/formatters'
import { type ReplyTerms, replyPromise } from '@arkpax/schema/reply-promise'
import { adminContactText as text } from './admin-contact.fi.ts'

/** How a message stands against the promise of a reply. */
export interface ReplyState {
  text: string
  isOverdue: boolean
}

/**
 * By when a reply is promised; on that day, how much office time is left of the promise, or by how much it is broken, and while the
 * office has not been open since, by when it was promised. Null once the message is replied to or resolved.
 */
export function replyState(
  { status, reply_due_at }: ContactMessage,
  settings: ReplyTerms,
  now: number,
): ReplyState | null {
  if (status === 'replied' || status === 'resolved') return null
  const promise = replyPromise(settings)
  const due = new Date(reply_due_at)
  const left = promise.timeLeft(due.getTime(), now)
  const time = timeOfDay().format(due)
  const isToday = finnishDay(due) === finnishDay(new Date(now))
  if (left < 0) return { text: text.overdue(workingTime(-left, promise.workday)), isOverdue: true }
  if (due.getTime() < now)
    return { text: isToday ? text.missedToday(time) : text.missed(dateOf(due), time), isOverdue: true }
  return isToday
    ? { text: text.timeLeft(workingTime(left, promise.workday)), isOverdue: false }
    : { text: text.due(dayOf(due, now), time), isOverdue: false }
}

const weekday = finnishTimes('fi-FI', { weekday: 'short' })
const date = finnishTimes('fi-FI', { day: 'numeric', month: 'numeric' })
const timeOfDay = finnishTimes('fi-FI', { hour: 'numeric', minute: '2-digit' })

/** 'ma'; 'ma 7.12.' where another Monday comes before it. */
const dayOf = (due: Date, now: number) => (due.getTime() - now < 6 * DAY_MS ? weekday().format(due) : dateOf(due))
const dateOf = (due: Date) => `${weekday().format(due)}\u00A0${date().format(due)}`

/** The time since the message came: '3 h sitten'. */
export const timeSince = (created_at: string, now: number) =>
  text.ago(duration(Math.max(0, now - Date.parse(created_at))))

/** Milliseconds as minutes under an hour, as hours under two days, then as days; rounded down. */
function duration(ms: number): string {
  if (ms < HOUR_MS) return text.minutes(Math.floor(ms / MINUTE_MS))
  if (ms < 2 * DAY_MS) return text.hours(Math.floor(ms / HOUR_MS))
  return text.days(Math.floor(ms / DAY_MS))
}

/** Office time in the same way, its days as long as the office is open; at least a minute. */
function workingTime(ms: number, day: number): string {
  if (ms >= 2 * day) return text.workdays(Math.floor(ms / day))
  if (ms >= HOUR_MS) return text.workingTime(text.hours(Math.floor(ms / HOUR_MS)))
  return text.workingTime(text.minutes(Math.max(1, Math.floor(ms / MINUTE_MS))))
}
