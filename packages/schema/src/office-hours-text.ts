/** Office hours in words and in schema.org's terms. */
import { DAY_MS } from './durations.ts'
import { finnishHolidays, type Holiday, holidayNames } from './finnish-holidays.ts'
import { finnishIso } from './finnish-offset.ts'
import { type HoursSettings, type OfficeDay, officeDay } from './office-hours.ts'
import type { OpenTimes, Weekday } from './settings.ts'

/** The languages of the manuals and the assistant. */
export type Language = 'fi' | 'sv' | 'en'
const NBSP = '\u00A0'

const inOrder: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const names: Record<Language, Record<Weekday, string>> = {
  fi: {
    monday: 'maanantai',
    tuesday: 'tiistai',
    wednesday: 'keskiviikko',
    thursday: 'torstai',
    friday: 'perjantai',
    saturday: 'lauantai',
    sunday: 'sunnuntai',
  },
  sv: {
    monday: 'måndag',
    tuesday: 'tisdag',
    wednesday: 'onsdag',
    thursday: 'torsdag',
    friday: 'fredag',
    saturday: 'lördag',
    sunday: 'söndag',
  },
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}

/** As the Swedish of Finland shortens them. */
const SWEDISH_SHORT: Record<Weekday, string> = {
  monday: 'må',
  tuesday: 'ti',
  wednesday: 'on',
  thursday: 'to',
  friday: 'fre',
  saturday: 'lö',
  sunday: 'sö',
}

/** 'ma', 'må', 'Mon'. */
export const shortName = (weekday: Weekday, language: Language) =>
  language === 'sv' ? SWEDISH_SHORT[weekday] : names[language][weekday].slice(0, language === 'fi' ? 2 : 3)

const words = {
  fi: { at: `klo${NBSP}`, and: ' ja ', closed: 'suljettu', finnishTime: '(Suomen aikaa)' },
  sv: { at: `kl.${NBSP}`, and: ' och ', closed: 'stängt', finnishTime: 'finsk tid' },
  en: { at: '', and: ' and ', closed: 'closed', finnishTime: 'Finnish time' },
} as const

/** The name of a weekday: 'maanantai', 'måndag', 'Monday'. */
export const weekdayName = (weekday: Weekday, language: Language = 'fi') => names[language][weekday]

/** A time of the day without needless figures: '09:00' → '9' in Finnish and Swedish, '9:00' in English; '17:30' → '17.30'. */
function shortTime(time: string, language: Language): string {
  const [hour, minutes] = [String(Number(time.slice(0, 2))), time.slice(3)]
  if (language === 'en') return `${hour}:${minutes}`
  return minutes === '00' ? hour : `${hour}.${minutes}`
}

/** What clocks in Finland show at an instant (ms of the epoch): '9', '17.30', in English '9:00'. */
export const clockTime = (instant: number, language: Language = 'fi') =>
  shortTime(finnishIso(instant).slice(11, 16), language)

/** Hours with their clock word: 'klo 9–17', 'kl. 9–17', '9:00–17:00'. */
export const timesText = ({ opens, closes }: OpenTimes, language: Language = 'fi') =>
  `${words[language].at}${shortTime(opens, language)}–${shortTime(closes, language)}`

const fullTimes = ({ opens, closes }: OpenTimes) => {
  const time = (text: string) => `${Number(text.slice(0, 2))}.${text.slice(3)}`
  return `${words.fi.at}${time(opens)}–${time(closes)}`
}

/** 'maanantai–perjantai klo 9.00–17.00, lauantai klo 10.00–14.00 (Suomen aikaa)'. */
export function officeHoursText(hours: HoursSettings): string {
  const text = weekText(hours, 'fi', weekdayName, fullTimes)
  return isNeverOpen(hours) ? text : inFinnishTime(text, 'fi')
}

/** 'maanantai–perjantai klo 9–17', 'måndag–fredag kl. 9–17', 'Monday–Friday 9:00–17:00'. */
export const officeHoursIn = (language: Language, hours: HoursSettings) =>
  weekText(hours, language, weekdayName, (times) => timesText(times, language))

/** 'ma–pe klo 9–17', 'må–fre kl. 9–17', 'Mon–Fri 9:00–17:00'. */
export const shortOfficeHours = (hours: HoursSettings, language: Language = 'fi') =>
  weekText(hours, language, shortName, (times) => timesText(times, language))

/** The same with whose time it is: '… finsk tid'. */
export const inFinnishTime = (text: string, language: Language) => `${text} ${words[language].finnishTime}`

const WORKWEEK = 'monday,tuesday,wednesday,thursday,friday'
const onWeekdays: Record<Language, string> = { fi: 'arkisin', sv: 'vardagar', en: 'on weekdays' }

/** 'arkisin klo 9–17' where just the working days have hours, all the same; else as `shortOfficeHours`. */
export function officeHoursOnWeekdays(hours: HoursSettings, language: Language = 'fi'): string {
  const [first, ...more] = sharedHours(hours)
  if (!first || more.length > 0 || first.weekdays.join() !== WORKWEEK) return shortOfficeHours(hours, language)
  return `${onWeekdays[language]} ${timesText(first.times, language)}`
}

const ELATIVE: Record<Weekday, string> = {
  monday: 'maanantaista',
  tuesday: 'tiistaista',
  wednesday: 'keskiviikosta',
  thursday: 'torstaista',
  friday: 'perjantaista',
  saturday: 'lauantaista',
  sunday: 'sunnuntaista',
}
const ILLATIVE: Record<Weekday, string> = {
  monday: 'maanantaihin',
  tuesday: 'tiistaihin',
  wednesday: 'keskiviikkoon',
  thursday: 'torstaihin',
  friday: 'perjantaihin',
  saturday: 'lauantaihin',
  sunday: 'sunnuntaihin',
}

/** 'maanantaista perjantaihin klo 9–17' in Finnish, where days in a row have the same hours; else as `officeHoursIn`. */
export function officeHoursFrom(hours: HoursSettings, language: Language = 'fi'): string {
  const [first, ...more] = sharedHours(hours)
  const [run, ...others] = runsOf(first?.weekdays ?? [])
  if (language !== 'fi' || !first || !run || more.length + others.length > 0 || run[0] === run[1])
    return officeHoursIn(language, hours)
  return `${ELATIVE[run[0]]} ${ILLATIVE[run[1]]} ${timesText(first.times)}`
}

const isNeverOpen = ({ week }: HoursSettings) => Object.keys(week).length === 0

function weekText(
  hours: HoursSettings,
  language: Language,
  name: (weekday: Weekday, language: Language) => string,
  tell: (times: OpenTimes) => string,
): string {
  if (isNeverOpen(hours)) return words[language].closed
  const days = (of: readonly Weekday[]) => {
    const runs = runsOf(of).map(([first, last]) =>
      [...new Set([first, last])].map((day) => name(day, language)).join('–'),
    )
    return joined(runs, words[language].and)
  }
  return sharedHours(hours)
    .map(({ weekdays, times }) => `${days(weekdays)} ${tell(times)}`)
    .join(', ')
}

/** The open weekdays in order, those with the same hours together. */
function sharedHours({ week }: HoursSettings): { weekdays: Weekday[]; times: OpenTimes }[] {
  const shared = new Map<string, { weekdays: Weekday[]; times: OpenTimes }>()
  for (const weekday of inOrder) {
    const times = week[weekday]
    if (!times) continue
    const group = shared.get(`${times.opens}–${times.closes}`)
    if (group) group.weekdays.push(weekday)
    else shared.set(`${times.opens}–${times.closes}`, { weekdays: [weekday], times })
  }
  return [...shared.values()]
}

/** Days in order as runs of neighbours, each with its first and last day. */
function runsOf(days: readonly Weekday[]): [Weekday, Weekday][] {
  const runs: [Weekday, Weekday][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && inOrder.indexOf(last[1]) === inOrder.indexOf(day) - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

const joined = (parts: readonly string[], and: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`

/** The days to come, `days` of them from `from` on, that are not as their weekday is: exceptions, and holidays that close one. */
export function specialDays(hours: HoursSettings, from: string, days: number): OfficeDay[] {
  const until = isoDay(Date.parse(from) + days * DAY_MS)
  const years = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const holidays = hours.closedOnHolidays ? years.flatMap((year) => [...finnishHolidays(year).keys()]) : []
  const special = new Set([...hours.exceptions.map(({ day }) => day), ...holidays])
  return [...special]
    .filter((day) => from <= day && day < until)
    .sort()
    .map((day) => officeDay(hours, day))
    .filter(({ weekday, holiday }) => !holiday || hours.week[weekday])
}

const isoDay = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** A day of its own as a line: 'torstai 24.12.2026 suljettu (jouluaatto)', 'perjantai 8.1.2027 klo 9–12 (inventaario)'. */
export function specialDayText({ day, weekday, times, holiday, note }: OfficeDay): string {
  const reason = holiday ? holidayNames[holiday].fi : note
  const text = `${weekdayName(weekday)} ${dayText(day)} ${times ? timesText(times) : words.fi.closed}`
  return reason ? `${text} (${reason})` : text
}

/** '2026-12-24' → '24.12.2026'. */
export const dayText = (day: string) => day.split('-').map(Number).reverse().join('.')

/** The name of a holiday: 'jouluaatto', 'julafton', 'Christmas Eve'. */
export const holidayName = (holiday: Holiday, language: Language = 'fi') => holidayNames[holiday][language]

const schemaOrgDay = (weekday: Weekday) => `https://schema.org/${names.en[weekday]}`

/** The week as schema.org's `openingHoursSpecification`: one for the days that have the same hours. */
export const openingHoursSpecification = (hours: HoursSettings) =>
  sharedHours(hours).map(({ weekdays, times }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map(schemaOrgDay),
    ...times,
  }))

/** The days of their own as schema.org's `specialOpeningHoursSpecification`; a closed day opens and closes at midnight. */
export const specialOpeningHoursSpecification = (days: readonly OfficeDay[]) =>
  days.map(({ day, times }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: times?.opens ?? '00:00',
    closes: times?.closes ?? '00:00',
  }))
