import { PRACTICAL_SHARE } from '@arkpax/schema/calculator-rules'
import { figureIn } from '@arkpax/schema/facts-company'
import { chargingOf } from '../question/asked-loads.ts'
import { type Composed, type Grounds, kindOf, listed, pagesOf, tellerOf, withUnitIn } from './composed.ts'
import { timesOf } from './how-long.ts'
import { eachOf, type Reckoned, reckon } from './loads.ts'
import { isAskedInWords, verdictText } from './verdicts.ts'

type Each = { what: string; wh: number }

const CUPS_OF_POT = 10

/** Kinds of questions that ask of what is charged. */
const CHARGES = ['how-many-phone', 'how-many-batteries-charged', 'can-ebike']

/**
 * How many times the stations charge a battery whose watt-hours are told, or how much they make of what is asked for without its
 * device: 'montako kertaa 18 V 5 Ah', 'montako litraa vettä'.
 */
export function chargesAnswer(grounds: Grounds): Composed | undefined {
  const { asked, knowledge } = grounds
  const kind = kindOf(grounds)
  // The watt-hours of a station are not those of what it charges.
  const told = asked.quantities.find(
    ({ unit, value }) => unit === 'Wh' && knowledge.catalogue.every(({ capacityWh }) => capacityWh !== value),
  )?.value
  const [load, ...more] = asked.loads
  const own = load ? load.eachWh : told && chargingOf(told)
  const isOfCharges = CHARGES.includes(kind)
  const isOfThings = kind.startsWith('how-many') && !isOfCharges && asked.loads.every(({ appliance }) => !appliance)
  const each =
    own && (load || isOfCharges) && more.length === 0 && !load?.pieces && (asked.asksTimes || !asked.asksDuration)
      ? { what: 'charge', wh: own }
      : isOfThings && knowledge.appliances.find((appliance) => appliance.each?.what === asked.makes)?.each
  if (!each) return undefined
  const of = { ...grounds, asked: { ...asked, loads: [] } }
  const isEnough = (station: Reckoned) => timesIn(station, each) >= (load?.count ?? 1)
  const named = reckon(of).stations
  const others = named.some(isEnough) || !isAskedInWords(grounds) ? [] : othersThan(named, of).filter(isEnough)
  const stations = [...named, ...others]
  const sources = pagesOf(
    grounds,
    stations.map(({ id }) => id),
  )
  const energy = tellerOf(grounds).say('runtime.each', { energy: withUnitIn(asked.language, each.wh, 'Wh') })
  const lines = listed(stations.map((station) => countText(grounds, station, each)))
  const verdict = isAskedInWords(grounds)
    ? `${verdictText(grounds, named, isEnough)}${stations.length > 1 ? '\n' : ' '}`
    : ''
  return { reply: `${verdict}${lines}\n${energy}`, sources }
}

/** Whether it is asked how many times the only device is charged, or whether it is, and not for how long. */
export function isOfTimes({ asked: { loads, asksTimes, asksDuration, namesCharging } }: Grounds): boolean {
  const [load, ...others] = loads
  const isCharged = load?.appliance?.each?.what === 'charge' && !load.pieces
  return isCharged && others.length === 0 && (asksTimes || (namesCharging && !load.stated)) && !asksDuration
}

/** The stations that are not among these, with the accessories that are named. */
export function othersThan(stations: readonly Reckoned[], grounds: Grounds): Reckoned[] {
  const isNamed = (id: string) => stations.some((each) => each.id === id)
  const products = grounds.asked.products.filter(({ id }) => !isNamed(id))
  return reckon({ ...grounds, asked: { ...grounds.asked, products } }).stations.filter(({ id }) => !isNamed(id))
}

/** How many times a station charges something, or makes it, in practice. */
export const timesIn = ({ station }: Pick<Reckoned, 'station'>, { wh }: Each) =>
  (station.capacityWh * PRACTICAL_SHARE) / wh

/** Devices that are charged, unless it is asked how long they run, or whose cups and washes are asked for, are told in how many times. */
export function timesText(grounds: Grounds, { name, station }: Reckoned): string | undefined {
  const { loads, asksTimes, asksDuration, makes } = grounds.asked
  const [load, ...others] = loads
  const own = load && eachOf(load)
  const each = own?.what === 'cup' && makes === 'pot' ? { what: 'pot', wh: CUPS_OF_POT * own.wh } : own
  if (!load || !each || others.length > 0 || (load.stated && !load.makes && !asksTimes)) return undefined
  const isCounted = load.makes || kindOf(grounds).startsWith('how-many')
  const isCharged = each.what === 'km' || (each.what === 'charge' && (asksTimes || !asksDuration))
  return isCharged || isCounted ? countText(grounds, { name, station }, each) : undefined
}

/** 'Ark PRO: noin 18 litraa (nimellisesti 20)'. */
function countText(grounds: Grounds, { name, station }: Pick<Reckoned, 'name' | 'station'>, each: Each): string {
  const teller = tellerOf(grounds)
  const [load] = grounds.asked.loads
  const { language } = grounds.asked
  const told = (times: number) => (each.what === 'charge' ? timesOf(times) : Math.floor(times))
  const times = timesIn({ station }, each)
  const text = teller.say('runtime.times', {
    name,
    practical: figureIn(told(times), language),
    nominal: figureIn(told(times / PRACTICAL_SHARE), language),
    what: teller.say(`each.${each.what}`, { count: told(times) }),
  })
  const all = each.what === 'charge' && load && load.count > 1 ? timesOf(times / load.count) : 0
  return all > 0
    ? `${text}, ${teller.say('runtime.all', { all: load?.count ?? 1, count: figureIn(all, language) })}`
    : text
}
