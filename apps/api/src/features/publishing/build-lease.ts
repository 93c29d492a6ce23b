/** A build whose process has died is taken over after this time. */
export const LEASE_MS = 30_000
/** So much the clocks of processes may differ. */
const CLOCK_SLACK_MS = 60_000

/** The end of the longest lease that can have begun by now: a later one was begun by a clock that was ahead, and counts as over. */
export const latestLeaseEnd = (now: Date): string => new Date(now.getTime() + LEASE_MS + CLOCK_SLACK_MS).toISOString()

/** Whether somebody builds, and still lives. */
export const isLeased = (leasedUntil: string | null, now: Date): boolean =>
  leasedUntil !== null && leasedUntil > now.toISOString() && leasedUntil <= latestLeaseEnd(now)
