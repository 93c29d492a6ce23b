import * as z from 'zod'
import { officeClock } from './office-hours.ts'
import { hoursSettings, termsFigures } from './settings.ts'

const HOUR_MS = 3_600_000

/** What the promise of a reply is made of: when the office is open, and in how many of its hours a reply comes. */
export const replyTerms = z.object({ hours: hoursSettings, terms: termsFigures.pick({ replyOfficeHours: true }) })
export type ReplyTerms = z.output<typeof replyTerms>

/** The promise of a reply within some hours of the office: how a message stands against it is counted while the office is open. */
export function replyPromise({ hours, terms }: ReplyTerms) {
  const clock = officeClock(hours)
  const length = terms.replyOfficeHours * HOUR_MS
  return {
    /** The time within which a reply is promised, in milliseconds of office time. */
    length,

    /** How long a day at the office usually is, in milliseconds. */
    workday: clock.workday,

    /** Milliseconds of office time that are left of the promise; negative when it is broken. */
    timeLeft: (createdAt: number, now: number) => length - clock.between(createdAt, now),

    /** The instant by which a message that came at `createdAt` is promised a reply. */
    dueAt: (createdAt: number) => clock.after(createdAt, length),

    /** The replies to messages that came before this instant are late, also where the office has not been open since they were due. */
    lateSince(now: number): number {
      const justBefore = clock.at(now - 1)
      const reckonedAt = justBefore.isOpen || justBefore.opens === null ? now : justBefore.opens + 1
      return clock.before(reckonedAt, length)
    },
  }
}
