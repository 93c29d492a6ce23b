import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { type AskedLoad, askedLoads } from './asked-loads.ts'
import { countedOfEach } from './counts-told.ts'
import { isTime, type Quantity } from './figures.ts'
import { leftOut } from './left-out.ts'
import { inNumbers, type Match, overlap } from './lexicon.ts'
import { cellsTold, chargesADay, madeTold, piecesTold } from './pieces-told.ts'
import { panelsOf } from './product-names.ts'
import { type Measured, valuesIn } from './quantities-told.ts'
import type { Slots } from './slots.ts'
import { givenWatts, nearest } from './told-devices.ts'

/** Finnish for 'too' at the end of a device's name: 'vedenkeittimenkin'. */
const ALSO = /[a-z]{4}kin?$/
const AMPERE_HOURS = /^(?:ah|ampp?)/
/** A share stands at most so many words before the time that it is of. */
const NEAR = 1

type OfLoads =
  | 'loads'
  | 'leftOut'
  | 'made'
  | 'makes'
  | 'chargesADay'
  | 'supplyWatts'
  | 'dutyPercent'
  | 'isOfEachDay'
  | 'adds'

/** Makes a reader of what a message runs, with what it tells of each, and of what it leaves out of what ran before. */
export function createLoadsTold(
  catalogue: readonly CatalogueProduct[],
): (message: Measured, together: Pick<Slots, 'areApart' | 'areTogether'>) => Pick<Slots, OfLoads> {
  const panels = panelsOf(catalogue)
  const capacities = new Set(catalogue.map(({ capacityWh }) => capacityWh))

  return (message, { areApart, areTogether }) => {
    const { words, marks, quantities, figures, find, kinds } = message
    const [adding, daily, givers, consuming] = [find('adding'), find('daily'), find('givers'), find('consuming')]
    const named = message.taken.take(message.devices, () => 'DEVICE')
    const left = leftOut(message, [...named, ...message.devicesByEnd], inNumbers(kinds('shares')))
    const isLeft = ({ at }: Match<unknown>) => left.some((each) => each.at === at)
    const inWatts = quantities.filter(({ value }) => value.unit === 'W')
    const wattsOf = left.length > 0 ? nearest(named, inWatts, { adding, marks }) : undefined
    const wattsLeft = named.filter(isLeft).flatMap((each) => wattsOf?.get(each) ?? [])
    const isOfLeft = ({ at, length }: Match<unknown>) =>
      wattsLeft.some((each) => each.at === at) ||
      (!marks.includes(at + length) && left.some((each) => at + length === each.at))
    const isBeforeDaily = ({ at, length }: Match<unknown>) => daily.some((word) => word.at === at + length)
    // The watt-hours of a station are not those of what it charges, unless they come of ampere-hours or are of a day.
    const isOfStation = (each: Match<Quantity>) =>
      each.value.unit === 'Wh' &&
      capacities.has(each.value.value) &&
      !isBeforeDaily(each) &&
      !words.slice(each.at, each.at + each.length).some((word) => AMPERE_HOURS.test(word))
    /** 'how many of the 200w panels', 'are 800 W of panels enough to fill it': what they give. */
    const isOfPanel = ({ value, at, length }: Match<Quantity>) =>
      value.unit === 'W' &&
      (message.tells('asks-count') || message.tells('full')) &&
      message.mentions.some((each) => panels.has(each.value.id) && [0, NEAR].includes(each.at - at - length))
    const shares = sharesOfTime(message)
    const pieces = piecesTold(message)
    const often = chargesADay(message)
    const loads = askedLoads({
      devices: named.filter((each) => !isLeft(each)),
      quantities: quantities.filter((each) => !isOfLeft(each) && !isOfStation(each) && !isOfPanel(each)),
      // 'yhteensä tunnin' tells of no watts.
      totals: find('total').filter(
        ({ at, length }) =>
          ![...quantities, ...figures.spans].some((each) => isTime(each.value) && each.at === at + length),
      ),
      // 'is 12 V and draws 45 W' is of one device.
      adding: adding.filter((word) => consuming.every(({ at }) => at !== word.at + word.length)),
      parts: kinds('parts'),
      partRuns: find('part-runs'),
      being: find('being'),
      doings: find('doings'),
      scenes: find('scenes'),
      parting: areTogether ? [] : find('parting'),
      areApart,
      unresting: find('all-the-time'),
      sameTimes: find('same-time'),
      yielding: find('yielding'),
      both: find('both'),
      clauses: [...find('and'), ...find('but'), ...find('turning')],
      anyDevice: find('any-device'),
      thatOne: find('that-one'),
      things: kinds('things'),
      givers,
      starting: find('starting'),
      settings: find('settings'),
      multiples: [
        ...inNumbers(kinds('start-times')),
        ...(find('starting').length > 0 ? valuesIn(quantities, 'pieces') : []),
      ],
      shares,
      consuming,
      cells: cellsTold(message),
      pieces,
      daily,
      chargesADay: often,
      ofEvening: find('of-evening'),
      spans: figures.spans.filter((each) => figures.measured.every((other) => !overlap(each, other))),
      those: find('those'),
      daysOfEnergy: inNumbers(kinds('days-of-energy')),
      counted: (match) => countedOfEach(message, match),
      words,
      marks,
    })
    /** With the device of before that a short name may mean. */
    const withMeant = (load: AskedLoad): AskedLoad => {
      const device = named.find(({ value }) => value === load.appliance)
      const meant = device && message.meantBefore(device)
      return meant && meant !== load.appliance ? { ...load, mayBe: meant } : load
    }
    const isOfEachDay = quantities.some((each) => each.value.unit === 'h' && isBeforeDaily(each))
    return {
      loads: loads.map(withMeant),
      leftOut: left.map((each) => ({
        ...each.value,
        appliance: message.meantBefore({ ...each, value: each.value.appliance }),
      })),
      ...madeTold(message, pieces, loads),
      chargesADay: often[0]?.value,
      supplyWatts: givenWatts(inWatts, givers, named)[0]?.value.value,
      dutyPercent: shares[0] && shares[0].value * 100,
      ...(isOfEachDay && { isOfEachDay }),
      adds:
        adding.some(({ at }) => at === 0) ||
        message.tells('adding-to') ||
        (areTogether && loads.length === 1) ||
        named.some(({ at, length }) => ALSO.test(words[at + length - 1] ?? '')),
    }
  }
}

/** How much of the time something is on, or a part of a device, which runs so much of it: 'kompura käy ehkä kolmasosan'. */
function sharesOfTime({ find, kinds, quantities }: Measured): Match<number>[] {
  const parts = kinds('parts')
  const ofTime = [...find('of-time'), ...find('hourly').map(({ at, length }) => ({ at: at + length }))]
  const percents = valuesIn(quantities, 'percent').map((each) => ({ ...each, value: each.value / 100 }))
  return [...inNumbers(kinds('shares')), ...percents].filter(
    ({ at, length }) =>
      parts.some((part) => part.at < at) ||
      ofTime.some((word) => word.at - at - length >= 0 && word.at - at - length <= NEAR),
  )
}
