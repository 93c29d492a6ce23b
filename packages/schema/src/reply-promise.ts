import { type OfficeHours, officeClock } from './office-hours.ts'

/** The promise of a reply within a working day: how a message stands against it is counted in hours of the office. */
export function replyPromise(hours: OfficeHours) {
  const clock = officeClock(hours)
  return {
    /** A working day in milliseconds: the time within which a reply is promised. */
    length: clock.workday,

    /** Milliseconds of office time that are left of the promise; negative when it is broken. */
    timeLeft: (createdAt: number, now: number) => clock.workday - clock.between(createdAt, now),

    /** The replies to messages that came before this instant are late. */
    lateSince: (now: number) => clock.before(now, clock.workday),
  }
}
