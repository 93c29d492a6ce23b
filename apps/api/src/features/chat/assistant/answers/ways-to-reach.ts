import { DAY_MS } from '@arkpax/schema/durations'
import { finnishHolidays } from '@arkpax/schema/finnish-holidays'
import { finnishDay } from '@arkpax/schema/format-fi'
import { type OfficeDay, officeClock, officeDay } from '@arkpax/schema/office-hours'
import { dayText, holidayName, specialDays, timesText, weekdayName } from '@arkpax/schema/office-hours-text'
import { openNow } from '@arkpax/schema/open-now'
import { weekdays } from '@arkpax/schema/settings'
import { pages } from '../content/site-urls.ts'
import { type Composer, type Grounds, tellerOf } from './composed.ts'

/** Days that are not as others are told of so far ahead. */
const DAYS_AHEAD = 14

/** Names of `words.yml` that are several days, or days from today. */
const SEVERAL: Record<string, readonly string[]> = {
  weekend: ['saturday', 'sunday'],
  christmas: ['christmasEve', 'christmasDay', 'boxingDay'],
  easter: ['goodFriday', 'easterSunday', 'easterMonday'],
  midsummer: ['midsummerEve', 'midsummerDay'],
}
const FROM_TODAY: Record<string, number> = { today: 0, tomorrow: 1, 'after-tomorrow': 2 }

/** When customer service is open: on the days that are named, else now, from the hours with their holidays and exceptions. */
export const openingAnswer: Composer = (grounds) => {
  const { asked, knowledge, now } = grounds
  const { hours } = knowledge.settings
  const teller = tellerOf(grounds)
  const today = finnishDay(now)
  const named = daysNamed(grounds)
  const usual = teller.say('opening.usual')
  const sources = [{ title: teller.say('page.contact'), url: pages.contact }]
  const special = specialDays(hours, today, DAYS_AHEAD)
  if (named.length === 0) {
    const reply = `${openNow(hours, now.getTime(), asked.language).text}.\n${usual}`
    return { reply, ...(special.length > 0 && { details: linesOf(grounds, special) }), sources }
  }
  const last = named.at(-1)
  const next = last && named.every(({ times }) => !times) ? nextAfter(grounds, last.day) : []
  return { reply: [linesOf(grounds, named), ...next].join('\n'), details: usual, sources }
}

/** How to reach us: by phone, e-mail, at the address, or all of them; a call with whether anyone answers now. */
export const contactAnswer: Composer = (grounds) => {
  const { asked, knowledge, now } = grounds
  const teller = tellerOf(grounds)
  const of = asked.intent.of ?? 'all'
  const state = openNow(knowledge.settings.hours, now.getTime(), asked.language).text
  const told = teller.say(`contact.${of}`)
  const reply = of === 'phone' ? `${told} ${state}.` : told
  return { reply, sources: [{ title: teller.say('page.contact'), url: pages.contact }] }
}

/** That nothing can be collected on days on which nobody is there, where a question names only such: 'voinko hakea sen lauantaina'. */
export function collectedWhenClosed(grounds: Grounds): string | undefined {
  const named = daysNamed(grounds)
  const last = named.at(-1)
  if (!last || named.some(({ times }) => times)) return undefined
  return [tellerOf(grounds).say('collect.weekdays'), linesOf(grounds, named), ...nextAfter(grounds, last.day)].join(
    '\n',
  )
}

/** The days that a question names, from today on. */
function daysNamed({ asked, knowledge, now }: Grounds): OfficeDay[] {
  const today = finnishDay(now)
  return [...new Set(asked.days.flatMap((name) => comingDays(name, today)))]
    .filter((day) => day >= today)
    .map((day) => officeDay(knowledge.settings.hours, day))
}

const linesOf = (grounds: Grounds, days: readonly OfficeDay[]) => days.map((day) => aboutDay(grounds, day)).join('\n')

function aboutDay(grounds: Grounds, day: OfficeDay): string {
  const { language } = grounds.asked
  const reason = day.holiday ? holidayName(day.holiday, language) : day.note
  const named = `${dayIn(grounds, day)}${reason ? ` (${reason})` : ''}`
  const teller = tellerOf(grounds)
  return day.times
    ? teller.say('opening.open', { day: named, times: timesText(day.times, language) })
    : teller.say('opening.closed', { day: named })
}

/** The next open day after one that is closed. */
function nextAfter(grounds: Grounds, day: string): string[] {
  const { hours } = grounds.knowledge.settings
  const state = officeClock(hours).at(Date.parse(`${day}T21:59:59Z`))
  if (state.isOpen || state.opens === null) return []
  const next = officeDay(hours, finnishDay(new Date(state.opens)))
  if (!next.times) return []
  const times = timesText(next.times, grounds.asked.language)
  return [tellerOf(grounds).say('opening.next', { day: dayIn(grounds, next), times })]
}

/** 'torstaina 24.12.2026', 'torsdag 24.12.2026', 'on Thursday 24.12.2026'. */
function dayIn({ asked: { language } }: Grounds, { day, weekday }: OfficeDay): string {
  const name = weekdayName(weekday, language)
  const before = { fi: `${name === 'keskiviikko' ? 'keskiviikkona' : `${name}na`}`, sv: name, en: `on ${name}` }[
    language
  ]
  return `${before} ${dayText(day)}`
}

/** The coming calendar days of a name of `words.yml` or a date as typed, today with them. */
function comingDays(name: string, today: string): string[] {
  const several = SEVERAL[name]
  if (several) return several.flatMap((each) => comingDays(each, today))
  const later = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  const ahead = FROM_TODAY[name]
  if (ahead !== undefined) return [later(ahead)]
  const weekday = weekdays.map(String).indexOf(name)
  if (weekday >= 0) return [later((weekday - ((new Date(today).getUTCDay() + 6) % 7) + 7) % 7)]
  const year = Number(today.slice(0, 4))
  const [day, month, ownYear] = name.split('.').map(Number)
  if (day && month) {
    const inYear = (of: number) => new Date(Date.UTC(of, month - 1, day)).toISOString().slice(0, 10)
    return ownYear ? [inYear(ownYear)] : [inYear(year) >= today ? inYear(year) : inYear(year + 1)]
  }
  const coming = [year, year + 1].flatMap((each) => [...finnishHolidays(each)])
  return coming
    .filter(([date, holiday]) => holiday === name && date >= today)
    .map(([date]) => date)
    .slice(0, 1)
}
