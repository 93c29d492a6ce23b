import { DAYS_OF_YEAR } from '../question/often-told.ts'
import { type Asked, type Grounds, isStation, productsAsked, tellerOf } from './composed.ts'

const DAILY = 1

/** How many years the cycles of a battery last as often as it is told to be emptied, by halves too: 'kolme kertaa viikossa', 'päivässä vain puolet'. */
export function yearsOfCycles(grounds: Grounds): string | undefined {
  const { asked } = grounds
  const cycles = productsAsked(grounds, isStation)[0]?.battery?.cycles
  const often = timesADay(asked) * (asked.tells('halving') ? 1 / 2 : 1)
  if (!cycles || often === DAILY) return undefined
  const inYear = often * DAYS_OF_YEAR
  return tellerOf(grounds).say('life.years', { years: Math.round(cycles / inYear), cycles: Math.round(inYear) })
}

/** How many times a day something happens, by figures or by words. */
function timesADay({ timesInYear, quantities, kinds }: Asked): number {
  if (timesInYear > 0) return timesInYear / DAYS_OF_YEAR
  const [times, days] = (['pieces', 'days'] as const).map(
    (unit) => quantities.find((each) => each.unit === unit)?.value,
  )
  return times && days ? times / days : 1 / Math.max(DAILY, ...kinds('every-days').map(({ value }) => Number(value)))
}
