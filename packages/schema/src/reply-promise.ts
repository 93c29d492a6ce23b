import * as z from 'zod'
import { HOUR_MS } from './durations.ts'
import { officeClock } from './office-hours.ts'
import { hoursSettings, termsFigures } from './settings.ts'

/** What the promise of a reply is made of: when the office is open, and in how many of its hours a reply comes. */
export const replyTerms = z.object({ hours: hoursSettings, terms: termsFigures.pick({ replyOfficeHours: true }) })
export type ReplyTerms = z.output<typeof replyTerms>

/** The promise of a reply within some hours of the office: by when it is due, and how a message stands against that, is counted while the office is open. */
export function replyPromise({ hours, terms }: ReplyTerms) {
  const clock = officeClock(hours)
  const length = terms.replyOfficeHours * HOUR_MS
  return {
    /** The time within which a reply is promised, in milliseconds of office time. */
    length,

    /** How long a day at the office usually is, in milliseconds. */
    workday: clock.workday,

    /** The instant by which a message that comes at `receivedAt` is promised a reply. */
    dueAt: (receivedAt: number) => clock.after(receivedAt, length),

    /** Milliseconds of office time that are left until a reply is due; negative where the office has been open since. */
    timeLeft: (dueAt: number, now: number) => clock.between(now, dueAt) - clock.between(dueAt, now),
  }
}
