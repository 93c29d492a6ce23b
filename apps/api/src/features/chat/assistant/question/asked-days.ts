import { finnishHolidays, type Holiday } from '@arkpax/schema/finnish-holidays'
import { type Weekday, weekdays } from '@arkpax/schema/settings'

const DAY_MS = 86_400_000

/** Days that are named by how far from today they are. */
const FROM_TODAY: readonly [pattern: RegExp, days: number][] = [
  [/\b(tanaan|tana (iltana|aamuna|paivana)|today|tonight|idag|i dag|ikvall)\b/, 0],
  [/\b(ylihuomen\w*|day after tomorrow|i ?overmorgon)\b/, 2],
  [/\b(?<!after )(huomen\w*|tomorrow|imorgon|i morgon)\b/, 1],
]

const WEEKDAYS: Record<Weekday, RegExp> = {
  monday: /\b(maanantai\w*|mondays?|mandag\w*)\b/,
  tuesday: /\b(tiistai\w*|tuesdays?|tisdag\w*)\b/,
  wednesday: /\b(keskiviikko\w*|keskiviikkona|wednesdays?|onsdag\w*)\b/,
  thursday: /\b(?<!hela)(torstai\w*|thursdays?|torsdag\w*)\b/,
  friday: /\b(perjantai\w*|fridays?|fredag\w*)\b/,
  saturday: /\b(lauantai\w*|lauantaina|viikonlop\w*|saturdays?|weekends?|lordag\w*|helg(en|er)?)\b/,
  sunday: /\b(sunnuntai\w*|viikonlop\w*|sundays?|weekends?|sondag\w*|helg(en|er)?)\b/,
}

/** Names of holidays and of the times that hold several, from the ones that others are part of to the rest. */
const HOLIDAYS: readonly [pattern: RegExp, holidays: readonly Holiday[]][] = [
  [/\b(jouluaat\w*|aattona|christmas eve|julafton\w*)\b/, ['christmasEve']],
  [/\b(joulupaiva\w*|christmas day|juldag\w*)\b/, ['christmasDay']],
  [/\b(tapanin\w*|boxing day|annandag jul|annandagen)\b/, ['boxingDay']],
  [
    /\b(joulu|jouluna|joulun|joulunpyh\w*|joulupyh\w*|christmas|jul|julen)\b/,
    ['christmasEve', 'christmasDay', 'boxingDay'],
  ],
  [/\b(uudenvuodenpaiva\w*|uusi ?vuosi|uutena ?vuotena|uudenvuoden|new year s? ?day|new year|nyar\w*)\b/, ['newYear']],
  [/\b(loppiai\w*|epiphany|trettondag\w*)\b/, ['epiphany']],
  [/\b(pitkaperjanta\w*|good friday|langfredag\w*)\b/, ['goodFriday']],
  [/\b(paasiai\w*|easter|pask\w*)\b/, ['goodFriday', 'easterSunday', 'easterMonday']],
  [/\b(vappu\w*|vapun\w*|vapp\w*|may day|first of may|forsta maj|valborg\w*)\b/, ['mayDay']],
  [/\b(helatorsta\w*|ascension\w*|kristi himmelsfards\w*)\b/, ['ascensionDay']],
  [/\b(hellunta\w*|whit ?sunday|pentecost|pingst\w*)\b/, ['whitSunday']],
  [/\b(juhannusaat\w*|midsummer s? ?eve|midsommarafton\w*)\b/, ['midsummerEve']],
  [/\b(juhannu\w*|midsummer\w*|midsommar\w*)\b/, ['midsummerEve', 'midsummerDay']],
  [/\b(pyhainpaiva\w*|all saints\w*|alla helgon\w*)\b/, ['allSaints']],
  [/\b(itsenaisyyspaiva\w*|independence day|sjalvstandighetsdag\w*)\b/, ['independenceDay']],
]

const DATE = /\b([1-9]|[12]\d|3[01])\.(1[0-2]|[1-9])(?:\.(20\d\d))?\b/
const MONTHS = ['tammi', 'helmi', 'maalis', 'huhti', 'touko', 'kesa', 'heina', 'elo', 'syys', 'loka', 'marras', 'joulu']
const DATE_IN_WORDS = new RegExp(`\\b([1-9]|[12]\\d|3[01]) (${MONTHS.join('|')})kuu\\w*(?: (20\\d\\d))?`)

/** The coming calendar days that a question in plain words names, `today` with them; none where it names none. */
export function askedDays(plain: string, today: string): string[] {
  const holidays = HOLIDAYS.find(([pattern]) => pattern.test(plain))?.[1]
  if (holidays) return holidays.flatMap((holiday) => nextHoliday(holiday, today) ?? [])
  const date = askedDate(plain, today)
  if (date) return [date]
  const near = FROM_TODAY.find(([pattern]) => pattern.test(plain))
  if (near) return [later(today, near[1])]
  return weekdays.filter((weekday) => WEEKDAYS[weekday].test(plain)).map((weekday) => nextWeekday(weekday, today))
}

/** Whether a plain word names a day: 'huomenna', 'lauantaina', 'jouluaattona'. */
export const isDayWord = (word: string) => askedDays(word, '2026-01-01').length > 0

const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

function nextHoliday(holiday: Holiday, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const coming = [year, year + 1].flatMap((each) => [...finnishHolidays(each)])
  return coming.find(([day, name]) => name === holiday && day >= today)?.[0]
}

function nextWeekday(weekday: Weekday, today: string): string {
  const now = (new Date(today).getUTCDay() + 6) % 7
  return later(today, (weekdays.indexOf(weekday) - now + 7) % 7)
}

/** '24.12.' is the next one; a date that the calendar does not have is none. */
function askedDate(plain: string, today: string): string | undefined {
  const [, day, named, year] = DATE.exec(plain) ?? DATE_IN_WORDS.exec(plain) ?? []
  if (!day || !named) return undefined
  const month = MONTHS.includes(named) ? String(MONTHS.indexOf(named) + 1) : named
  const inYear = (of: number) => `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const thisYear = inYear(Number(year ?? today.slice(0, 4)))
  const asked = year || thisYear >= today ? thisYear : inYear(Number(today.slice(0, 4)) + 1)
  return Number.isNaN(Date.parse(asked)) || later(asked, 0) !== asked ? undefined : asked
}
