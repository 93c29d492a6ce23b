import { DAY_MS } from './durations.ts'

/** The number of the week that a calendar day (`2026-12-09`) belongs to, as Finnish calendars count (ISO 8601): 50. */
export function isoWeek(day: string): number {
  const date = new Date(`${day}T00:00:00Z`)
  // The Thursday of the same week: its year is the year of the week.
  const thursday = date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY_MS
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / DAY_MS / 7) + 1
}
