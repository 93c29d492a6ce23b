import { finnishDay } from './format-fi.ts'
import { type HoursSettings, officeClock, officeDay } from './office-hours.ts'
import { clockTime, dayText, type Language, shortName } from './office-hours-text.ts'

const DAY_MS = 86_400_000
/** A weekday's name is one day alone this far ahead. */
const WEEK_AHEAD = 6

const words: Record<
  Language,
  { open: (until: string) => string; closed: (next: string) => string; gone: string; tomorrow: string; at: string }
> = {
  fi: {
    open: (until) => `Auki nyt, ${until} asti`,
    closed: (next) => `Suljettu nyt, avaamme ${next}`,
    gone: 'Suljettu toistaiseksi',
    tomorrow: 'huomenna ',
    at: 'klo\u00A0',
  },
  sv: {
    open: (until) => `Öppet nu, till ${until}`,
    closed: (next) => `Stängt nu, vi öppnar ${next}`,
    gone: 'Stängt tills vidare',
    tomorrow: 'i morgon ',
    at: 'kl.\u00A0',
  },
  en: {
    open: (until) => `Open now, until ${until}`,
    closed: (next) => `Closed now, we open ${next}`,
    gone: 'Closed until further notice',
    tomorrow: 'tomorrow ',
    at: 'at ',
  },
}

/**
 * Whether the office is open at an instant (ms of the epoch), as a line: 'Auki nyt, klo 17 asti', 'Suljettu nyt, avaamme ma klo 9'.
 * `next` is when it opens, in the same words ('ma klo 9'); it is missing while the office is open, and where no day to come is.
 */
export function openNow(
  hours: HoursSettings,
  now: number,
  language: Language = 'fi',
): { isOpen: boolean; text: string; next?: string } {
  const text = words[language]
  const state = officeClock(hours).at(now)
  if (state.isOpen) {
    const until = clockTime(state.closes, language)
    return { isOpen: true, text: text.open(language === 'en' ? until : `${text.at}${until}`) }
  }
  if (state.opens === null) return { isOpen: false, text: text.gone }
  const next = `${dayFrom(now, state.opens, hours, language)}${text.at}${clockTime(state.opens, language)}`
  return { isOpen: false, text: text.closed(next), next }
}

/** The day of an opening as it is told today: nothing of today, 'huomenna ', 'ma ', '7.1. '. */
function dayFrom(now: number, opens: number, hours: HoursSettings, language: Language): string {
  const [today, day] = [now, opens].map((instant) => finnishDay(new Date(instant)))
  const ahead = Math.round((Date.parse(day ?? '') - Date.parse(today ?? '')) / DAY_MS)
  if (ahead === 0) return ''
  if (ahead === 1) return words[language].tomorrow
  if (ahead > WEEK_AHEAD) return `${dayText(day ?? '').replace(/\d{4}$/, '')} `
  const name = shortName(officeDay(hours, day ?? '').weekday, language)
  return `${language === 'en' ? 'on ' : ''}${name} `
}
