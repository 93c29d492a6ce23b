import { wordsBetween } from './lexicon.ts'
import type { Message } from './message.ts'
import type { Slots } from './slots.ts'

export const DAYS_OF_YEAR = 365
/** So many times a year are told for a battery's life: others are of something else. */
const IN_YEAR = { least: 10, most: 999 }
/** '150 kertaa vain vuodessa'. */
const NEAR = 1

/** How many times a year something happens: '200 days a year', 'sata kertaa vuodessa', 'sata kertaa kesässä'. */
export function timesInYear({ figures, find, kinds }: Message): Pick<Slots, 'timesInYear'> {
  const ofYear = kinds('days-of-energy').filter(({ value }) => Number(value) === DAYS_OF_YEAR)
  const years = [...ofYear, ...find('each-season')]
  const uses = find('uses').filter((use) => years.some((year) => year.at > use.at && wordsBetween(use, year) <= NEAR))
  const numbers = uses.map(({ at }) => figures.before(at)?.value ?? 0)
  return { timesInYear: numbers.find((times) => times >= IN_YEAR.least && times <= IN_YEAR.most) ?? 0 }
}
