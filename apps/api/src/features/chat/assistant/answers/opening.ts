import { resolveFacts } from '@arkpax/schema/facts'
import { finnishDay } from '@arkpax/schema/format-fi'
import { type OfficeDay, officeClock, officeDay } from '@arkpax/schema/office-hours'
import { dayText, holidayName, specialDays, timesText, weekdayName } from '@arkpax/schema/office-hours-text'
import type { OpenTimes, Weekday } from '@arkpax/schema/settings'
import { pages } from '../content/site-urls.ts'
import type { Language } from '../passages.ts'
import { askedDays } from '../question/asked-days.ts'
import type { Composer, Grounds } from './answer.ts'

const OPEN =
  /\b(auki|avoinna|kiinni|suljettu\w*|suljette|aukea\w*|aukee\w*|avaatte|palvelet\w*|palvele(e|eko|vat)|paivystat\w*|paivysta[ae]\w*|aukiolo\w*|soittaa|vastaatteko|toissa|open(ing)?|closed?|call|(business|office|service|working|your) hours|oppet|oppna|oppnar|stangt|stanger|oppettid\w*|ringa)\b/
const OF_US =
  /\b(oletteko|ootteko|olette|ootte|oletko|te|avaatte|suljette|aukeatte|aukeette|palvelet\w*|vastaatteko|teilla|teille|teihin|asiakaspalvelu\w*|palvelu\w*|puhelin\w*|toimisto\w*|liike\w*|kauppa\w*|myymala\w*|aspa|aukiolo\w*|onko auki|onko kiinni|you|your|customer|office|shop|store|opening|business|ni|er|kundtjanst\w*|butik\w*|kontor\w*|oppettid\w*)\b/
/** What else opens, closes or works. */
const OF_A_THING =
  /\b(kansi|kannet|kantta|luukku|luukut|asema(n|a|t)?|laite\w*|akku\w*|paneeli\w*|vesi|vetta|liitin\w*|paketti\w*|toimitu\w*|tilau\w*|lid|cover|battery|panel|station|lock\w*|batteri\w*|ship\w*|deliver\w*)\b/
/** The hours themselves are asked for, and not only whether somebody answers. */
const HOURS =
  /\b(auki|avoinna|kiinni|suljette|aukea\w*|aukee\w*|avaatte|aukiolo\w*|open|opening|closed?|hours|oppet|oppna|oppnar|stanger|oppettid\w*)\b/
/** 'Monelta aukeaa?' says of whom by saying nothing else. */
const WHEN =
  /^(milloin|millon|koska|monelta|moneltako|moneen|mihin (aikaan|asti)|when|what time|how late|nar|hur (dags|lange))\b/
const UNTIL =
  /\b(mihin asti|moneenko|moneen (asti|saakka)|how late|until (when|what time)|till when|hur (lange|sent))\b/
const NOW = /\b(nyt|talla hetkella|parhaillaan|right now|now|currently|at the moment|just nu|nu)\b/

const words = {
  fi: {
    open: (day: string, times: string) => `Asiakaspalvelu on avoinna ${day} ${times}.`,
    closed: (day: string) => `Asiakaspalvelu on suljettu ${day}.`,
    openNow: (until: string) => `Asiakaspalvelu on nyt avoinna klo\u00A0${until} asti.`,
    closedNow: 'Asiakaspalvelu ei ole nyt avoinna.',
    next: (day: string, times: string) => `Seuraavan kerran se on avoinna ${day} ${times}.`,
    usual: 'Palveluaika: [[hours.text]]. Puhelin [[company.phone]], sähköposti [[company.email]].',
    title: 'Yhteystiedot',
  },
  sv: {
    open: (day: string, times: string) => `Kundtjänsten har öppet ${day} ${times}.`,
    closed: (day: string) => `Kundtjänsten har stängt ${day}.`,
    openNow: (until: string) => `Kundtjänsten har öppet nu, till kl.\u00A0${until}.`,
    closedNow: 'Kundtjänsten har inte öppet nu.',
    next: (day: string, times: string) => `Nästa gång har den öppet ${day} ${times}.`,
    usual: 'Öppettider: [[hours.text]]. Telefon [[company.phone]], e-post [[company.email]].',
    title: 'Kontakt (på finska)',
  },
  en: {
    open: (day: string, times: string) => `Our customer service is open ${day} ${times}.`,
    closed: (day: string) => `Our customer service is closed ${day}.`,
    openNow: (until: string) => `Our customer service is open now, until ${until}.`,
    closedNow: 'Our customer service is not open now.',
    next: (day: string, times: string) => `It is open next ${day} ${times}.`,
    usual: 'Hours: [[hours.text]]. Phone [[company.phone]], e-mail [[company.email]].',
    title: 'Contact (in Finnish)',
  },
}

const ESSIVE: Record<Weekday, string> = {
  monday: 'maanantaina',
  tuesday: 'tiistaina',
  wednesday: 'keskiviikkona',
  thursday: 'torstaina',
  friday: 'perjantaina',
  saturday: 'lauantaina',
  sunday: 'sunnuntaina',
}

/** Days that are not as others are told of so far ahead, where the hours are asked for. */
const DAYS_AHEAD = 14

/** When customer service is open: on the day that is asked for, now, or as a rule, from the hours with their holidays and exceptions. */
export const openingAnswer: Composer = (grounds) => {
  const { asked, knowledge, now } = grounds
  const { plain, language } = asked
  if (!OPEN.test(plain) || OF_A_THING.test(plain)) return undefined
  const { hours } = knowledge.settings
  const today = finnishDay(now)
  const named = askedDays(plain, today)
  const days = (named.length === 0 && UNTIL.test(plain) ? [today] : named).map((day) => officeDay(hours, day))
  const isShort = plain.split(' ').length <= 3 && (days.length > 0 || WHEN.test(plain))
  if (!OF_US.test(plain) && !isShort) return undefined
  const lines = days.length > 0 ? days.map((day) => aboutDay(day, language)) : aboutNow(grounds)
  const usual = resolveFacts(words[language].usual, knowledge.factsIn(language))
  if (!lines) return HOURS.test(plain) ? told(grounds, [usual, ...aboutSpecialDays(grounds, today)]) : undefined
  const last = days.at(-1)
  const next = last && days.every(({ times }) => !times) ? nextAfter(grounds, last.day) : []
  return told(grounds, [...lines, ...next, '', usual])
}

const told = ({ asked: { language } }: Grounds, lines: readonly string[]) => ({
  reply: lines.join('\n'),
  sources: [{ title: words[language].title, url: pages.contact }],
})

const aboutSpecialDays = ({ asked: { language }, knowledge }: Grounds, today: string) =>
  specialDays(knowledge.settings.hours, today, DAYS_AHEAD).map((day) => aboutDay(day, language))

function aboutDay(day: OfficeDay, language: Language): string {
  const text = words[language]
  const reason = day.holiday ? holidayName(day.holiday, language) : day.note
  const named = `${dayIn(day, language)}${reason ? ` (${reason})` : ''}`
  return day.times ? text.open(named, timesText(day.times, language)) : text.closed(named)
}

/** What is true of this moment; undefined where that was not asked. */
function aboutNow({ asked: { plain, language }, knowledge, now }: Grounds): string[] | undefined {
  if (!NOW.test(plain)) return undefined
  const text = words[language]
  const state = officeClock(knowledge.settings.hours).at(now.getTime())
  if (state.isOpen) return [text.openNow(timeIn(language, state.closes))]
  if (state.opens === null) return [text.closedNow]
  const day = officeDay(knowledge.settings.hours, finnishDay(new Date(state.opens)))
  return [text.closedNow, ...(day.times ? [text.next(dayIn(day, language), timesText(day.times, language))] : [])]
}

/** The next open day after one that is closed. */
function nextAfter({ asked: { language }, knowledge }: Grounds, day: string): string[] {
  const { hours } = knowledge.settings
  const state = officeClock(hours).at(Date.parse(`${day}T21:59:59Z`))
  if (state.isOpen || state.opens === null) return []
  const next = officeDay(hours, finnishDay(new Date(state.opens)))
  const times: OpenTimes | null = next.times
  return times ? [words[language].next(dayIn(next, language), timesText(times, language))] : []
}

/** 'torstaina 24.12.2026', 'torsdag 24.12.2026', 'on Thursday 24.12.2026'. */
function dayIn({ day, weekday }: OfficeDay, language: Language): string {
  if (language === 'fi') return `${ESSIVE[weekday]} ${dayText(day)}`
  return `${language === 'en' ? 'on ' : ''}${weekdayName(weekday, language)} ${dayText(day)}`
}

const clocks = {
  fi: new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', hour: 'numeric', minute: '2-digit' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki', hour: 'numeric', minute: '2-digit' }),
}

/** '17' or '17.30', in English '17:00'. */
const timeIn = (language: Language, instant: number) =>
  language === 'en' ? clocks.en.format(instant) : clocks.fi.format(instant).replace(/\.00$/, '')
