import { DAY_MS } from './durations.ts'

/** The holidays of Finland by name, as each language that we answer in calls them; the eves are holidays at work. */
export const holidayNames = {
  newYear: { fi: 'uudenvuodenpäivä', sv: 'nyårsdagen', en: 'New Year’s Day' },
  epiphany: { fi: 'loppiainen', sv: 'trettondagen', en: 'Epiphany' },
  goodFriday: { fi: 'pitkäperjantai', sv: 'långfredagen', en: 'Good Friday' },
  easterSunday: { fi: 'pääsiäispäivä', sv: 'påskdagen', en: 'Easter Sunday' },
  easterMonday: { fi: 'toinen pääsiäispäivä', sv: 'annandag påsk', en: 'Easter Monday' },
  mayDay: { fi: 'vappu', sv: 'första maj', en: 'May Day' },
  ascensionDay: { fi: 'helatorstai', sv: 'Kristi himmelsfärdsdag', en: 'Ascension Day' },
  whitSunday: { fi: 'helluntai', sv: 'pingstdagen', en: 'Whit Sunday' },
  midsummerEve: { fi: 'juhannusaatto', sv: 'midsommarafton', en: 'Midsummer Eve' },
  midsummerDay: { fi: 'juhannuspäivä', sv: 'midsommardagen', en: 'Midsummer Day' },
  allSaints: { fi: 'pyhäinpäivä', sv: 'alla helgons dag', en: 'All Saints’ Day' },
  independenceDay: { fi: 'itsenäisyyspäivä', sv: 'självständighetsdagen', en: 'Independence Day' },
  christmasEve: { fi: 'jouluaatto', sv: 'julafton', en: 'Christmas Eve' },
  christmasDay: { fi: 'joulupäivä', sv: 'juldagen', en: 'Christmas Day' },
  boxingDay: { fi: 'tapaninpäivä', sv: 'annandag jul', en: 'Boxing Day' },
} as const
export type Holiday = keyof typeof holidayNames

const SATURDAY = 6

const holidaysOf = new Map<number, ReadonlyMap<string, Holiday>>()

/** The holiday on a calendar day ('2026-12-24'), on which offices are closed in Finland whatever its weekday; undefined on others. */
export function finnishHoliday(day: string): Holiday | undefined {
  const year = Number(day.slice(0, 4))
  const known = holidaysOf.get(year) ?? finnishHolidays(year)
  holidaysOf.set(year, known)
  return known.get(day)
}

/** Every holiday of a year by its calendar day, in order. Where two meet, the day has the name of the later one in the list. */
export function finnishHolidays(year: number): ReadonlyMap<string, Holiday> {
  const easter = easterSunday(year)
  const midsummer = firstWeekday(SATURDAY, Date.UTC(year, 5, 20))
  const fromEaster = (days: number) => easter + days * DAY_MS
  const days: Record<Holiday, number> = {
    newYear: Date.UTC(year, 0, 1),
    epiphany: Date.UTC(year, 0, 6),
    goodFriday: fromEaster(-2),
    easterSunday: easter,
    easterMonday: fromEaster(1),
    mayDay: Date.UTC(year, 4, 1),
    ascensionDay: fromEaster(39),
    whitSunday: fromEaster(49),
    midsummerEve: midsummer - DAY_MS,
    midsummerDay: midsummer,
    allSaints: firstWeekday(SATURDAY, Date.UTC(year, 9, 31)),
    independenceDay: Date.UTC(year, 11, 6),
    christmasEve: Date.UTC(year, 11, 24),
    christmasDay: Date.UTC(year, 11, 25),
    boxingDay: Date.UTC(year, 11, 26),
  }
  const inOrder = (Object.keys(days) as Holiday[]).sort((one, other) => days[one] - days[other])
  return new Map(inOrder.map((holiday) => [isoDay(days[holiday]), holiday]))
}

const isoDay = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** The first day of a weekday (0 is Sunday) on or after a day. */
const firstWeekday = (weekday: number, from: number) => from + ((weekday - new Date(from).getUTCDay() + 7) % 7) * DAY_MS

/** Easter Sunday of the Gregorian calendar, by the anonymous computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const monthAndDay = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(monthAndDay / 31) - 1, (monthAndDay % 31) + 1)
}
