import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
import { finnishHoliday, type Holiday } from './finnish-holidays.ts'
import { finnishOffset } from './finnish-offset.ts'
import { finnishDay } from './format-fi.ts'
import type { OpenTimes, Settings, Weekday } from './settings.ts'

export type HoursSettings = Settings['hours']

/** A day at the office: its hours, or null of a day on which it is closed, and what makes it another day than its weekday is. */
export interface OfficeDay {
  /** The calendar day in Finland: '2026-12-24'. */
  day: string
  weekday: Weekday
  times: OpenTimes | null
  /** The holiday for which the office is closed. */
  holiday?: Holiday
  /** What staff say of an exception; may be empty. */
  note?: string
}

/** An office that is closed for so long is taken to be closed for ever. */
const MOST_DAYS = 400

const weekdaysFromSunday: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/** The weekday of a calendar day: '2026-11-30' is a monday. */
export const weekdayOf = (day: string): Weekday => weekdaysFromSunday[new Date(day).getUTCDay()] ?? 'sunday'

/** The hours of a calendar day. Exceptions hold before holidays, and holidays before weekdays. */
export function officeDay({ week, closedOnHolidays, exceptions }: HoursSettings, day: string): OfficeDay {
  const weekday = weekdayOf(day)
  const exception = exceptions.find((candidate) => candidate.day === day)
  if (exception) return { day, weekday, times: exception.times, note: exception.note }
  const holiday = closedOnHolidays ? finnishHoliday(day) : undefined
  if (holiday) return { day, weekday, times: null, holiday }
  return { day, weekday, times: week[weekday] ?? null }
}

/** When the office is open on one day, in milliseconds of the epoch; on a closed day it ends as it begins. */
interface OpenTime {
  from: number
  to: number
}

/** Counts time as the office works: its hours on its days, in Finnish time. Instants and lengths are milliseconds. */
export function officeClock(hours: HoursSettings) {
  const open = new Map<number, OpenTime>()
  const openTime = (day: number) => {
    const known = open.get(day) ?? openTimeOf(officeDay(hours, isoDay(day)))
    open.set(day, known)
    return known
  }

  return {
    /** How long a day at the office usually is: the mean of the weekdays on which it is open. */
    workday: usualWorkday(hours),

    /** How long the office has been open between two instants. */
    between(from: number, to: number): number {
      let total = 0
      const lastDay = dayOf(to)
      for (let day = dayOf(from); day <= lastDay; day += 1) {
        const { from: opens, to: closes } = openTime(day)
        total += Math.max(0, Math.min(closes, to) - Math.max(opens, from))
      }
      return total
    },

    /** The first instant at which the office has been open for `length` since `from`. */
    after(from: number, length: number): number {
      let left = length
      const first = dayOf(from)
      for (let day = first; day < first + MOST_DAYS; day += 1) {
        const { from: opens, to: closes } = openTime(day)
        const begins = Math.max(opens, from)
        const passes = Math.max(0, closes - begins)
        if (passes >= left) return begins + left
        left -= passes
      }
      return from + MOST_DAYS * DAY_MS
    },

    /** The earliest instant after which the office has been open for no longer than `length` by `to`. */
    before(to: number, length: number): number {
      let left = length
      const today = dayOf(to)
      for (let day = today; day > today - MOST_DAYS; day -= 1) {
        const { from: opens, to: closes } = openTime(day)
        const passed = Math.max(0, Math.min(closes, to) - opens)
        if (passed > left) return Math.min(closes, to) - left
        left -= passed
      }
      return to - MOST_DAYS * DAY_MS
    },

    /** Whether the office is open now, and when that changes; `opens` is null where no day to come is open. */
    at(now: number): { isOpen: true; closes: number } | { isOpen: false; opens: number | null } {
      const today = dayOf(now)
      for (let day = today; day < today + MOST_DAYS; day += 1) {
        const { from, to } = openTime(day)
        if (from <= now && now < to) return { isOpen: true, closes: to }
        if (now < from && from < to) return { isOpen: false, opens: from }
      }
      return { isOpen: false, opens: null }
    },
  }
}

const DEFAULT_WORKDAY = 8 * HOUR_MS

function usualWorkday({ week }: HoursSettings): number {
  const days = Object.values(week)
  if (days.length === 0) return DEFAULT_WORKDAY
  const minutes = days.reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0)
  return (minutes / days.length) * MINUTE_MS
}

function openTimeOf({ day, times }: OfficeDay): OpenTime {
  const at = (time: string) => finnishInstant(day, time)
  if (times) return { from: at(times.opens), to: at(times.closes) }
  return { from: at('00:00'), to: at('00:00') }
}

/** The instant at which clocks in Finland show this day and time: `finnishInstant('2026-12-24', '09:00')`. */
export const finnishInstant = (day: string, time: string) => inFinland(Date.parse(day) + minutesOf(time) * MINUTE_MS)

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The number of a Finnish calendar day since the epoch. */
const dayOf = (instant: number) => Date.parse(finnishDay(new Date(instant))) / DAY_MS
const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The instant at which clocks in Finland show what a UTC clock shows at `shown`; not for the hour in which they are moved. */
const inFinland = (shown: number) => shown - finnishOffset(shown - finnishOffset(shown))

/** The instant at which a calendar day begins in Finland: '2026-11-22' → 2026-11-21T22:00Z. */
export const finnishDayBegins = (day: string) => new Date(inFinland(Date.parse(day)))
