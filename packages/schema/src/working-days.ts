import { dayAfter } from './finnish-days.ts'
import { finnishHoliday } from './finnish-holidays.ts'

/** The day itself (YYYY-MM-DD), or the first working day after it: no weekend and no holiday of Finland. */
export function workingDayFrom(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || finnishHoliday(day) ? workingDayFrom(dayAfter(day)) : day
}

/** The day (YYYY-MM-DD) that is so many working days later; with none, the day itself. */
export const workingDaysAfter = (day: string, count: number): string =>
  count <= 0 ? day : workingDaysAfter(workingDayFrom(dayAfter(day)), count - 1)
