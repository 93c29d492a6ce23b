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

/**
 * The same day of the month so many months later, or earlier; the last day of a month that is shorter (29 February → 28 February).
 */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
