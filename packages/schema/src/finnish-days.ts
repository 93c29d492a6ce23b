import { HOUR_MS } from './durations.ts'
import { finnishDay } from './format-fi.ts'

/** The moment when a calendar day (`2026-11-22`) begins in Finland, which is three hours ahead of UTC in summer and two in winter. */
export function beginningOfDay(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 3 * HOUR_MS)
  return finnishDay(summer) === day ? summer : new Date(summer.getTime() + HOUR_MS)
}

/** The calendar day that is so many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
