import { type Grounds, kindOf, tellerOf, withUnitIn } from './composed.ts'
import { mostWatts } from './how-long.ts'
import type { Reckoned } from './loads.ts'

/** Kinds of questions that are answered with yes or no first. */
const YES_NO = ['can', 'overnight', 'weekend', 'together']

/** A need of more than this part of what a station gives is told to be only just met. */
const TIGHT = 0.95

/** Whether yes or no is asked, by the kind of the question or by its words. */
export function isAskedWhether(grounds: Grounds): boolean {
  const { asksDuration, asksTimes, asksTurns, bound } = grounds.asked
  const isOfKind = YES_NO.some((each) => kindOf(grounds).startsWith(each)) && !asksDuration
  return isAskedInWords(grounds) || (isOfKind && !((asksTimes || asksTurns) && bound.isMeasure))
}

/** Whether words ask for yes or no, and not how much or how long alone. */
export const isAskedInWords = ({ asked: { bound } }: Grounds) =>
  bound.isWhetherAndMeasure || (bound.isWhether && !bound.isMeasure)

/** 'Kyllä.', 'Ei.', 'Kumpikin.', or which stations are enough and which are not; of what is needed beside them, and of whether they are empty then, the other way round. */
export function verdictText(
  grounds: Grounds,
  stations: readonly Reckoned[],
  isEnough: (station: Reckoned) => boolean,
): string {
  const teller = tellerOf(grounds)
  const isReversed = grounds.asked.asksNeed || !!grounds.asked.asksEmpty
  const [yes, no] = [true, false].map((wanted) =>
    stations
      .filter((each) => (isEnough(each) !== isReversed) === wanted)
      .map(({ name }) => name)
      .join(', '),
  )
  const isChoice = grounds.asked.asksWhich && stations.length > 1
  if (!yes || !no) return teller.say(yes ? (isChoice ? 'both' : 'yes') : isChoice ? 'neither' : 'no')
  return teller.say('some', { yes, no })
}

/** Whether a station only just gives the power or the start that devices take. */
export const isBarely = ({ station, plan: { demand } }: Pick<Reckoned, 'station' | 'plan'>) =>
  demand.watts > TIGHT * station.continuousWatts ||
  (demand.startWatts > demand.watts && demand.startWatts > TIGHT * station.peakWatts)

/** That the power is enough, or only just, unless devices of the kind may take more than the station gives. */
export function strengthText({ asked, ...rest }: Grounds, { station, plan: { demand } }: Reckoned): string[] {
  if (mostWatts(asked.loads) > station.continuousWatts) return []
  const text = (watts: number) => withUnitIn(asked.language, Math.round(watts), 'W')
  const teller = tellerOf({ asked, ...rest })
  const [power, peak] = [text(station.continuousWatts), text(station.peakWatts)]
  const startsHard = demand.startWatts > demand.watts
  if (demand.watts > TIGHT * station.continuousWatts)
    return [teller.say('runtime.barely', { need: text(demand.watts), power })]
  if (startsHard && demand.startWatts > TIGHT * station.peakWatts)
    return [teller.say('runtime.barely-start', { need: text(demand.startWatts), power: peak })]
  return [teller.say(startsHard ? 'runtime.strong-start' : 'runtime.strong', { power, peak })]
}
