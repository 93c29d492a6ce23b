import { type Asked, type Grounds, isStation, productsAsked, tellerOf } from './composed.ts'

const WEEK = 7
const DAYS_OF_YEAR = 365
/** How often something happens, in times a day, where it is told without a number; of plain text. */
const OFTEN: readonly (readonly [RegExp, number])[] = [
  [/\b(?:joka toinen paiva|joka toinen pv|every other day|every second day|varannan dag)/, 1 / 2],
  [/\b(?:viikonlop\w*|weekends?|every weekend|varje helg|helger\w*)/, 1 / WEEK],
  [/\b(?:kerran viikossa|once a week|en gang i veckan)/, 1 / WEEK],
  [/\b(?:kerran (?:kuussa|kuukaudessa)|once a month|en gang i manaden)/, 12 / DAYS_OF_YEAR],
  [/\b(?:paivassa|paivittain|joka paiva|a day|every day|daily|varje dag|om dagen)/, 1],
]
/** '200 days a year', 'sata kertaa vuodessa' in figures. */
const DAYS_IN_YEAR =
  /\b(\d{2,3}) (?:days|times|cycles|paivana|paivaa|kertaa|dagar|ganger)(?: \w+)? ?(?:a year|per year|vuodessa|om aret|per ar)\b/
const HALF = /\b(?:puolet|puoleen|puoliksi|puolil?leen|half|halva|halften|till halften)\b/
const DAILY = 1

/** How many years the cycles of a battery last as often as it is told to be emptied, by halves too: 'kolme kertaa viikossa', 'päivässä vain puolet'. */
export function yearsOfCycles(grounds: Grounds): string | undefined {
  const { asked } = grounds
  const cycles = productsAsked(grounds, isStation)[0]?.battery?.cycles
  const depth = HALF.test(asked.plain) ? 1 / 2 : 1
  const often = timesADay(asked) ?? (depth < 1 ? DAILY : undefined)
  if (!cycles || !often || often * depth === DAILY) return undefined
  const inYear = often * depth * DAYS_OF_YEAR
  return tellerOf(grounds).say('life.years', { years: Math.round(cycles / inYear), cycles: Math.round(inYear) })
}

/** How many times a day something happens, by figures or by words. */
function timesADay({ plain, quantities }: Asked): number | undefined {
  const inYear = DAYS_IN_YEAR.exec(plain)?.[1]
  if (inYear) return Number(inYear) / DAYS_OF_YEAR
  const [times, days] = (['pieces', 'days'] as const).map(
    (unit) => quantities.find((each) => each.unit === unit)?.value,
  )
  if (times && days) return times / days
  return OFTEN.find(([words]) => words.test(plain))?.[1]
}
