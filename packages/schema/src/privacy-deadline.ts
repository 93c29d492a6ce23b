import { DAY_MS } from './durations.ts'
import { finnishHoliday } from './finnish-holidays.ts'

const MONTHS = 1
const MONTHS_EXTENDED = 3

/**
 * The last day (YYYY-MM-DD) to answer a request about personal data: a calendar month after the day it came, or three where the
 * time has been extended (GDPR, article 12(3)). A month without that day ends on its last.
 */
export function privacyDeadline(receivedOn: string, isExtended: boolean): string {
  const [year = 0, month = 1, day = 1] = receivedOn.split('-').map(Number)
  const months = month - 1 + (isExtended ? MONTHS_EXTENDED : MONTHS)
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return toDay(Date.UTC(year, months, Math.min(day, lastDay)))
}

/** The last working day on or before a day: by then an answer has to leave when the deadline is a weekend or a holiday. */
export function lastWorkdayBy(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isOff = weekday === 0 || weekday === 6 || finnishHoliday(day) !== undefined
  return isOff ? lastWorkdayBy(toDay(Date.parse(`${day}T00:00:00Z`) - DAY_MS)) : day
}

const toDay = (utc: number) => new Date(utc).toISOString().slice(0, 10)
