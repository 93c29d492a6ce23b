import { monthsAfter } from '@arkpax/schema/finnish-days'

/** The moment so many calendar months before another (UTC); of a day that the month has not, the month's last one. */
export function monthsAgo(now: Date, months: number): Date {
  const [day = '', time] = now.toISOString().split('T')
  return new Date(`${monthsAfter(day, -months)}T${time}`)
}
