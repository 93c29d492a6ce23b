import { additionsOf } from '@arkpax/schema/calculator-choices'
import { joinedPanels, mostPanels, panelDayWh } from '@arkpax/schema/calculator-rules'
import { figureIn } from '@arkpax/schema/facts-company'
import {
  energyIn,
  extraBatteries,
  type Grounds,
  isStation,
  nameIn,
  panelsTold,
  productsAsked,
  stationsTold,
  tellerOf,
  withUnitIn,
} from './composed.ts'
import { figuresOf, namedWith } from './figure.ts'
import { loadsText, reckon } from './loads.ts'
import { isAskedInWords } from './verdicts.ts'

/** From how many percent to how many it is charged, where these are told: '50 % jäljellä' is from there on, else it is up to there. */
function partOfCharge({ asked }: Grounds): { from: number; to: number } | undefined {
  const { range, isLeft } = asked.ofCharge
  const percents =
    range ?? asked.quantities.flatMap(({ unit, value }) => (unit === 'percent' && value <= FULL ? [value] : []))
  const [one, other] = percents
  if (one === undefined || (one === FULL && other === undefined)) return undefined
  if (other !== undefined) return { from: Math.min(one, other), to: Math.max(one, other) }
  return isLeft ? { from: one, to: FULL } : { from: 0, to: one }
}
const FULL = 100
/** So much of a charge is told to fill it almost. */
const ALMOST = 90

/** How long the stations take to charge from the mains with the extra batteries that are named, or from the charge that is left. */
export function chargingWithBatteries(grounds: Grounds): string[] {
  const { asked } = grounds
  const teller = tellerOf(grounds)
  const { count, wattHours } = extraBatteries(grounds)
  const part = partOfCharge(grounds)
  const beside = runBeside(grounds)
  const given = asked.chargeWatts ?? asked.supplyWatts
  const isChanged = !!given || beside.watts > 0
  return productsAsked(grounds).flatMap(({ id, capacityWh, charging }) => {
    const isFigure = count === 0 && !isChanged && (!part || (part.from === 0 && part.to === QUICK))
    if (!capacityWh || !charging?.acFullHours || isFigure) return []
    const full = charging.acFullHours * (1 + (count * wattHours) / capacityWh)
    const name = namedWith(grounds, id, count)
    const power = Math.min(given ?? Number.POSITIVE_INFINITY, charging.acWatts ?? 0)
    const whole = isChanged ? Math.max(full, (capacityWh + count * wattHours) / (power - beside.watts)) : full
    const withBeside = (line: string) => [[line, ...beside.lines].join(' ')]
    if (isChanged && power <= beside.watts) return [teller.say('charge.never', { name }), ...beside.lines]
    if (given && given < (charging.acWatts ?? 0) && !part) {
      const [hours, most] = [whole, full].map((each) => halfHours(grounds, each))
      const told = { name, power: withUnitIn(asked.language, power, 'W'), hours: hours ?? '', full: most ?? '' }
      return withBeside(teller.say('charge.at', told))
    }
    if (!part) {
      const hours = halfHours(grounds, isChanged ? whole : Math.round(whole))
      return withBeside([...isEnoughText(grounds, whole), teller.say('charge.full', { name, hours })].join(' '))
    }
    return [teller.say('charge.part', { ...part, name, hours: halfHours(grounds, whole * shareOf(part)) })]
  })
}

/** 'riittääkö neljä tuntia PRO:n ja lisäakun lataamiseen'. */
function isEnoughText(grounds: Grounds, hours: number): string[] {
  const told = grounds.asked.quantities.find(({ unit }) => unit === 'h')?.value
  return told && isAskedInWords(grounds) ? [tellerOf(grounds).say(told >= hours ? 'yes' : 'no')] : []
}

/** What runs while a station is charged takes of the power, and the line that tells it. */
function runBeside(grounds: Grounds): { watts: number; lines: string[] } {
  const { chargeLoads = [] } = grounds.asked
  if (chargeLoads.length === 0) return { watts: 0, lines: [] }
  const of = { ...grounds, asked: { ...grounds.asked, loads: chargeLoads } }
  const { loads } = reckon(of)
  const watts = loads.reduce((sum, load) => sum + (load.count * load.watts * (load.dutyPercent ?? FULL)) / FULL, 0)
  return { watts, lines: [tellerOf(grounds).say('charge.beside', { loads: loadsText(of, loads) })] }
}

const shareOf = ({ from, to }: { from: number; to: number }) => (to - from) / FULL
/** The percent that products tell the charging time of. */
const QUICK = 80

/** '2,5 h': nearer no time of charging is known. */
const halfHours = ({ asked }: Grounds, hours: number) =>
  withUnitIn(asked.language, Math.max(HALF, Math.round(hours / HALF) * HALF), 'h')
const HALF = 0.5

/**
 * How long the stations take to charge with the panels that are named, in full sun, or in the hours that are told. Their own
 * batteries take no more than what makes their shortest time: panels beyond it make it no shorter.
 */
export function chargingWithPanels(grounds: Grounds): string[] {
  const { asked, knowledge } = grounds
  const teller = tellerOf(grounds)
  const panel = knowledge.catalogue.find(({ panelWatts }) => panelWatts)
  const mention = asked.products.find(({ id }) => id === panel?.id)
  const own = panel?.panelWatts
  if (!mention || !own) return []
  const inDay = fillingInDay(grounds)
  if (inDay.length > 0) return inDay
  const beside = extraBatteries(grounds)
  const run = runBeside(grounds)
  const part = partOfCharge(grounds)
  const wanted = mention.isCountAsked && asked.quantities.find(({ unit }) => unit === 'h')?.value
  const named = stationsTold(grounds)
  return (named.length > 0 ? named : knowledge.catalogue.filter(isStation)).flatMap(({ id, capacityWh, charging }) => {
    if (!capacityWh || !charging?.solarMaxWatts || !charging.solarFullHours) return []
    const most = mostPanels({ solarMaxWatts: charging.solarMaxWatts }, { panelWatts: own })
    const wattHours = (capacityWh + beside.count * beside.wattHours) * (part ? shareOf(part) : 1)
    const shortest = (charging.solarFullHours * wattHours) / capacityWh
    if (mention.isCountAsked && (!wanted || wanted < shortest)) return figuresOf(grounds, 'solarTime', id)
    const count = wanted ? Math.min(most, joinedPanels(Math.ceil(wattHours / (own * wanted)))) : mention.count
    if (count > most) return []
    const net = count * own - run.watts
    const name = nameIn(grounds, id)
    if (net <= 0) return [[teller.say('charge.never', { name }), ...run.lines].join(' ')]
    const hours = halfHours(grounds, Math.max(shortest, wattHours / net))
    const whole = beside.count > 0 ? teller.say('runtime.plus', { name, count: beside.count }) : name
    const line = teller.say(part ? 'charge.solar-part' : 'charge.solar', { ...part, name: whole, count, hours })
    const fullSun = wattHours / net
    const days = wattHours / (count * panelDayWh(additionsOf(knowledge.catalogue)))
    const isOfDays = days > 1 && run.watts === 0
    return [
      [
        line,
        teller.say('charge.sun', { ...sunShares, hours: sunHours(grounds, shortest, fullSun) }),
        ...(isOfDays
          ? [teller.say('charge.sun-days', { days: figureIn(Math.ceil(days * 10) / 10, asked.language) })]
          : []),
        ...run.lines,
      ].join(' '),
    ]
  })
}

/** What panels give of their power for most of a summer day, as the texts tell. */
export const ORDINARY_SUN = { least: 0.6, most: 0.8 }
const sunShares = { least: FULL * ORDINARY_SUN.least, most: FULL * ORDINARY_SUN.most }

/** '7–9,5 h' in ordinary sun, where it takes so many hours in full. */
function sunHours(grounds: Grounds, shortest: number, fullSun: number): string {
  const { least, most } = ORDINARY_SUN
  const [from = '', to = ''] = [most, least].map((share) => halfHours(grounds, Math.max(shortest, fullSun / share)))
  return from === to ? to : `${from.split('\u00A0')[0]}–${to}`
}

/** Whether so many panels fill the stations in a summer day: 'täyttyykö EVO yhdellä paneelilla kesäpäivässä'. */
export function fillingInDay(grounds: Grounds): string[] {
  const { asked, knowledge } = grounds
  const panel = panelsTold(asked)
  const isWhether = isAskedInWords(grounds) || (asked.bound.asksWhether && !asked.asksDuration)
  if (!panel || !asked.inDay || !asked.isFull || !isWhether || asked.tells('cloudy')) return []
  const { count } = panel
  const teller = tellerOf(grounds)
  const energy = count * panelDayWh(additionsOf(knowledge.catalogue))
  const named = productsAsked(grounds).filter(isStation)
  return (named.length > 0 ? named : knowledge.catalogue.filter(isStation)).flatMap(({ id, capacityWh }) => {
    if (!capacityWh) return []
    const { count: batteries, wattHours } = extraBatteries(grounds)
    const held = capacityWh + batteries * wattHours
    const told = {
      count,
      name: namedWith(grounds, id, batteries),
      energy: energyIn(asked.language, energy),
      held: energyIn(asked.language, held),
    }
    const percent = Math.round((100 * energy) / held)
    const verdict = teller.say(percent >= FULL ? 'yes' : percent >= ALMOST ? 'almost' : 'no')
    const share = percent < FULL ? ` ${teller.say('panels.share', { percent })}` : ''
    return [`${verdict} ${teller.say('panels.day', told)}${share}`]
  })
}
