import { dayAfter, monthsAfter } from './finnish-days.ts'
import { finnishHoliday } from './finnish-holidays.ts'

const MONTHS = 1
const MONTHS_EXTENDED = 3

/**
 * The last day (YYYY-MM-DD) to answer a request about personal data: a calendar month after the day it came, or three where the
 * time has been extended (GDPR, article 12(3)). A month without that day ends on its last.
 */
export const privacyDeadline = (receivedOn: string, isExtended: boolean): string =>
  monthsAfter(receivedOn, isExtended ? MONTHS_EXTENDED : MONTHS)

/** The last working day on or before a day: by then an answer has to leave when the deadline is a weekend or a holiday. */
export function lastWorkdayBy(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isOff = weekday === 0 || weekday === 6 || finnishHoliday(day) !== undefined
  return isOff ? lastWorkdayBy(dayAfter(day, -1)) : day
}
