import { capitalised } from '@arkpax/schema/capitals'
import { dayText, weekdayName } from '@arkpax/schema/office-hours-text'
import {
  exceptionsOf,
  hoursSettings,
  type OpenTimes,
  type Settings,
  somebodyIsThere,
  weekdays,
} from '@arkpax/schema/settings'
import * as z from 'zod'
import type { GroupForm } from './SettingsForm.tsx'
import { hoursText } from './settings.fi.ts'
import { readTimeOfDay, typedTimeOfDay } from './time-of-day.ts'

/** Hours of a day as typed; those of a closed day are kept for whoever opens it. */
const dayValues = z.object({ isOpen: z.boolean(), opens: z.string(), closes: z.string() })
type DayValues = z.output<typeof dayValues>

const weekOf = <Day>(day: Day) => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
})

const exceptionValues = z.object({ day: z.string(), note: z.string(), times: dayValues })
const values = z.object({
  week: z.object(weekOf(dayValues)),
  closedOnHolidays: z.boolean(),
  exceptions: z.array(exceptionValues),
})
export type HoursValues = z.output<typeof values>

const { element: exception } = hoursSettings.shape.exceptions
const times = dayValues
  .transform(({ isOpen, opens, closes }) =>
    isOpen ? { opens: readTimeOfDay(opens) ?? opens, closes: readTimeOfDay(closes) ?? closes } : null,
  )
  .pipe(exception.shape.times)

const rules = z
  .object({
    week: z.object(weekOf(times)).check(somebodyIsThere),
    closedOnHolidays: z.boolean(),
    exceptions: exceptionsOf(exception.extend({ times })),
  })
  .transform(({ week, ...rest }) => ({ ...rest, week: openDays(week) }))

function openDays(week: Record<(typeof weekdays)[number], OpenTimes | null>): Settings['hours']['week'] {
  return Object.fromEntries(Object.entries(week).flatMap(([day, times]) => (times ? [[day, times]] : [])))
}

/** An exception before anything is typed into it. */
export const newException = (): HoursValues['exceptions'][number] => ({ day: '', note: '', times: typedTimes(null) })

/** What a day that is closed begins with when somebody opens it. */
const USUAL: OpenTimes = { opens: '09:00', closes: '17:00' }

function typedTimes(times: OpenTimes | null): DayValues {
  const { opens, closes } = times ?? USUAL
  return { isOpen: times !== null, opens: typedTimeOfDay(opens), closes: typedTimeOfDay(closes) }
}

const parts: Record<string, (day: string) => string> = {
  isOpen: hoursText.open,
  opens: hoursText.opens,
  closes: hoursText.closes,
}

/** 'week.friday.closes' → 'Perjantai: suljetaan'. */
function labelOf(field: string): string {
  const [group, day, part = ''] = field.split('.')
  const weekday = weekdays.find((weekday) => weekday === day)
  if (weekday) return parts[part]?.(capitalised(weekdayName(weekday))) ?? hoursText.week
  return group === 'closedOnHolidays' ? hoursText.holidays : hoursText.exceptions
}

const shownTimes = ({ isOpen, opens, closes }: DayValues) =>
  isOpen ? `${opens}–${closes}` : hoursText.closed.toLowerCase()

function shownOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? hoursText.yes : hoursText.no
  const { data } = values.shape.exceptions.safeParse(value)
  if (!data) return String(value)
  return data.map(({ day, note, times }) => `${dayText(day)} ${shownTimes(times)} ${note}`.trim()).join('\n')
}

const time = z.string().transform(readTimeOfDay)

/** The form of the office's hours: times are text as typed, its rules are the API's. */
export const hoursForm: GroupForm<HoursValues, Settings['hours']> = {
  group: 'hours',
  values,
  rules,
  fields: Object.fromEntries(
    weekdays.flatMap((day) => [`week.${day}.opens`, `week.${day}.closes`].map((field) => [field, time])),
  ),
  valuesOf: ({ hours: { week, closedOnHolidays, exceptions } }) => ({
    week: {
      monday: typedTimes(week.monday ?? null),
      tuesday: typedTimes(week.tuesday ?? null),
      wednesday: typedTimes(week.wednesday ?? null),
      thursday: typedTimes(week.thursday ?? null),
      friday: typedTimes(week.friday ?? null),
      saturday: typedTimes(week.saturday ?? null),
      sunday: typedTimes(week.sunday ?? null),
    },
    closedOnHolidays,
    exceptions: exceptions.map(({ day, note, times }) => ({ day, note, times: typedTimes(times) })),
  }),
  text: hoursText,
  labelOf,
  shownOf,
}
