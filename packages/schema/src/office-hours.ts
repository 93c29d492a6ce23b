import * as z from 'zod'
import { isFinnishHoliday } from './finnish-holidays.ts'
import { finnishDay } from './format-fi.ts'

const weekdays = ['maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai', 'sunnuntai'] as const

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const timeOfDay = z.string().regex(/^([1-9]|1\d|2[0-3])\.[0-5]\d$/)
const minutesOf = (time: string) => Number(time.split('.')[0]) * 60 + Number(time.split('.')[1])

/** When the office answers: the same hours on each day from the first to the last, in Finnish time. */
export const officeHours = z
  .strictObject({ firstDay: z.enum(weekdays), lastDay: z.enum(weekdays), opens: timeOfDay, closes: timeOfDay })
  .refine(({ firstDay, lastDay }) => weekdays.indexOf(firstDay) <= weekdays.indexOf(lastDay))
  .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes))
export type OfficeHours = z.output<typeof officeHours>

/** 'Maanantai–perjantai klo 9.00–17.00 (Suomen aikaa)'. */
export function officeHoursText({ firstDay, lastDay, opens, closes }: OfficeHours): string {
  const days = firstDay === lastDay ? firstDay : `${firstDay}–${lastDay}`
  return `${days.charAt(0).toUpperCase()}${days.slice(1)} klo\u00A0${opens}–${closes} (Suomen aikaa)`
}

/** When the office is open on one day, in milliseconds of the epoch; on a closed day it ends as it begins. */
interface OpenTime {
  from: number
  to: number
}

/** Counts time as the office works: its hours on its days, without the holidays of Finland. */
export function officeClock(hours: OfficeHours) {
  const open = new Map<number, OpenTime>()
  const openTime = (day: number) => {
    const known = open.get(day) ?? findOpenTime(hours, day)
    open.set(day, known)
    return known
  }

  return {
    /** How long a day at the office is, in milliseconds. */
    workday: (minutesOf(hours.closes) - minutesOf(hours.opens)) * MINUTE_MS,

    /** How long the office has been open between two instants, in milliseconds. */
    between(from: number, to: number): number {
      let total = 0
      const lastDay = dayOf(to)
      for (let day = dayOf(from); day <= lastDay; day += 1) {
        const { from: opens, to: closes } = openTime(day)
        total += Math.max(0, Math.min(closes, to) - Math.max(opens, from))
      }
      return total
    },

    /** The earliest instant after which the office has been open for no longer than `length` by `to`. */
    before(to: number, length: number): number {
      let left = length
      for (let day = dayOf(to); ; day -= 1) {
        const { from: opens, to: closes } = openTime(day)
        const passed = Math.max(0, Math.min(closes, to) - opens)
        if (passed > left) return Math.min(closes, to) - left
        left -= passed
      }
    },
  }
}

/** The number of a Finnish calendar day since the epoch. */
const dayOf = (instant: number) => Date.parse(finnishDay(new Date(instant))) / DAY_MS

function findOpenTime({ firstDay, lastDay, opens, closes }: OfficeHours, day: number): OpenTime {
  const midnight = new Date(day * DAY_MS)
  const weekday = (midnight.getUTCDay() + 6) % 7
  const isOpen = weekday >= weekdays.indexOf(firstDay) && weekday <= weekdays.indexOf(lastDay)
  const from = inFinland(day * DAY_MS + minutesOf(opens) * MINUTE_MS)
  if (!isOpen || isFinnishHoliday(midnight.toISOString().slice(0, 10))) return { from, to: from }
  return { from, to: inFinland(day * DAY_MS + minutesOf(closes) * MINUTE_MS) }
}

const finnishTime = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The instant at which clocks in Finland show what a UTC clock shows at `shown`; not for the hour in which they are moved. */
const inFinland = (shown: number) => shown - offsetAt(shown - offsetAt(shown))

/** How far clocks in Finland are ahead of UTC, in milliseconds. */
const offsetAt = (instant: number) => Date.parse(`${finnishTime.format(instant).replace(' ', 'T')}Z`) - instant
