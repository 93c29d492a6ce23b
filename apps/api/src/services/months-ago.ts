/** The moment so many calendar months before another (UTC). */
export function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}
