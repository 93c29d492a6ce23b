const DAY_MS = 86_400_000

/** Days that fall on the same date each year, as month and day: New Year, Epiphany, May Day, Independence Day, Christmas from its eve. */
const FIXED = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26']

/** Days from Easter Sunday: Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday. */
const FROM_EASTER = [-2, 0, 1, 39, 49]

const SATURDAY = 6

const holidaysOf = new Map<number, ReadonlySet<string>>()

/**
 * Whether offices are closed in Finland on a calendar day ('2026-12-24'), its weekday apart: the holidays of the law with the
 * eves of Midsummer and Christmas, which are holidays at work.
 */
export function isFinnishHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const known = holidaysOf.get(year) ?? finnishHolidays(year)
  holidaysOf.set(year, known)
  return known.has(day)
}

/** Every holiday of a year as calendar days, in no order. */
export function finnishHolidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year)
  const midsummer = firstWeekday(SATURDAY, Date.UTC(year, 5, 20))
  const allSaints = firstWeekday(SATURDAY, Date.UTC(year, 9, 31))
  return new Set([
    ...FIXED.map((date) => `${year}-${date}`),
    ...FROM_EASTER.map((days) => isoDay(easter + days * DAY_MS)),
    ...[midsummer - DAY_MS, midsummer, allSaints].map(isoDay),
  ])
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
