import { isExtraBattery } from '@arkpax/schema/calculator-choices'
import { PRACTICAL_SHARE, runtimeHours } from '@arkpax/schema/calculator-rules'
import { eurosIn } from '@arkpax/schema/euros'
import { pages } from '../content/site-urls.ts'
import { type AskedLoad, loadsApart } from '../question/asked-loads.ts'
import type { Mention, Quantity } from '../question/slots.ts'
import {
  type Composed,
  type Composer,
  energyIn,
  type Grounds,
  hoursIn,
  isStation,
  kindOf,
  mentioned,
  pagesOf,
  tellerOf,
  vatIn,
  withUnitIn,
} from './composed.ts'
import { differenceText } from './figures-of-products.ts'
import { daysText } from './how-long.ts'
import {
  calculatorPath,
  loadsText,
  needText,
  type Reckoned,
  type Reckoning,
  reckon,
  runUnevenly,
  usualDuty,
} from './loads.ts'
import { inquiryOf } from './offers.ts'
import { balanceText } from './panel-balance.ts'
import { runtimeAnswer } from './running.ts'
import { type UsualUse, usualUse } from './usual-use.ts'
import { isAskedInWords } from './verdicts.ts'

/** Trips take so many days, where nobody tells how many: a weekend. */
const TRIP_DAYS = 2
const TRIPS = ['boat', 'cabin', 'outdoors', 'caravan']

/** A station with the extra batteries that the need takes: what they hold, and cost together in cents. */
interface Choice extends Reckoned {
  batteries: number
  wattHours: number
  cents: number
}

/** Which station is enough for a need: names the cheapest that carries the devices and the time that are told or usual there, and asks for them where nothing is told. */
export const adviceAnswer: Composer = ({ asked: told, ...rest }) => {
  const isMore = told.adds && told.turns > 0 && told.loads.length > 0 && told.place !== undefined
  const usual = isMore ? usualIn({ asked: told, ...rest }).loads.filter((each) => isOther(each, told.loads)) : []
  const asked = { ...told, loads: told.areApart ? [...usual, ...told.loads] : heaviest([...usual, ...told.loads]) }
  const grounds = { ...rest, asked }
  const teller = tellerOf(grounds)
  const isTimed = asked.quantities.some(({ unit }) => unit === 'h' || unit === 'days')
  const withMore = (advised: Composed, question: string, values = {}) => ({
    ...advised,
    reply: `${advised.reply}\n\n${teller.say(question, values)}`,
  })
  const balance = isAskedInWords(grounds) && !asked.asksWhich ? balanceText(grounds) : undefined
  if (balance) {
    const reckoning = reckon(grounds, true)
    const load = teller.say('runtime.load', { loads: loadsText(grounds, reckoning.loads) })
    return { reply: `${balance}\n${load}`, sources: [{ title: teller.say('page.calculator'), url: pages.calculator }] }
  }
  const holding = asked.loads.length === 0 ? holdingAnswer(grounds) : undefined
  if (holding) return holding
  if (asked.loads.length > 0) {
    if (isTimed) return chosen(grounds, []) ?? runtimeAnswer(grounds)
    const isTrip = TRIPS.includes(placeIdOf(grounds))
    const forDays = (value: number) => {
      const quantities: Quantity[] = [...asked.quantities, { unit: 'days', value }]
      return {
        ...grounds,
        asked: { ...asked, quantities, asksWhich: asked.asksWhich || (isTrip && value < TRIP_DAYS) },
      }
    }
    // Nobody is sold a battery for a day that was not asked for.
    const days = isTrip && isEnoughAlone(forDays(TRIP_DAYS)) ? TRIP_DAYS : 1
    const advised = chosen(forDays(days), [])
    return advised ? withMore(advised, 'advice.tell-time', { days }) : runtimeAnswer(grounds)
  }
  if (asked.turns === 0 && !isKnownPlace(grounds)) {
    const difference = differenceText(grounds, stationIds(grounds))
    return {
      reply: [difference, teller.say('advice.ask-devices')].filter(Boolean).join(' '),
      sources: [{ title: teller.say('page.calculator'), url: pages.calculator }],
      asks: true,
    }
  }
  const { loads, days = 1, areApart } = usualIn(grounds)
  const isOfDays = !isTimed && days > 1
  const quantities: Quantity[] = isOfDays ? [...asked.quantities, { unit: 'days', value: days }] : asked.quantities
  const assumed = { ...grounds, asked: { ...asked, quantities, loads, areApart } }
  const ofTime = isOfDays ? 'advice.assumed-days' : 'advice.assumed'
  const advised = chosen(assumed, ['advice.assumed-place', ...(isTimed ? [] : [ofTime])]) ?? runtimeAnswer(assumed)
  return advised && withMore(advised, 'advice.tell-devices')
}

const isOther = ({ appliance }: AskedLoad, loads: readonly AskedLoad[]) =>
  loads.every((each) => each.appliance !== appliance)

/** Of devices of which one or the other is run, those that start the hardest: who carries them carries the others. */
function heaviest(loads: readonly AskedLoad[]): AskedLoad[] {
  const start = (group: readonly AskedLoad[]) =>
    group.reduce((sum, { appliance, count, watts }) => sum + count * Math.max(watts, appliance?.startWatts ?? 0), 0)
  return loadsApart(loads).reduce((most, group) => (start(group) > start(most) ? group : most), [])
}

/** Whether a station carries the need without an extra battery. */
const isEnoughAlone = (grounds: Grounds) =>
  reckon({ ...grounds, asked: { ...grounds.asked, products: [] } }).stations.some(
    ({ weakness, plan }) => !weakness && plan.extraBatteries === 0,
  )

/** How long each station as it is runs the devices, where it is asked which of them or batteries are needed: 'Ilman lisäakkua: Ark PRO: noin 1,5 vrk'. */
function aloneText(grounds: Grounds, { stations, loads }: Reckoning, best: Choice): string[] {
  const { asksWhich, asksDays, asksDuration } = grounds.asked
  const able = stations.filter(({ weakness }) => !weakness)
  if (best.batteries === 0 && (!asksWhich || able.length < 2)) return []
  const lastsOf = ({ plan }: Reckoned) =>
    (plan.days >= 1 && (asksDays || !asksDuration)) || runUnevenly(loads)
      ? daysText(grounds, plan.days * PRACTICAL_SHARE)
      : tellerOf(grounds).say('advice.hours', {
          hours: hoursIn(grounds.asked.language, plan.hoursTogether * PRACTICAL_SHARE),
        })
  const lines = able.map((each) => `${each.name} ${lastsOf(each)}`)
  return [tellerOf(grounds).say('advice.alone', { lines: lines.join(', ') })]
}

const stationIds = ({ knowledge }: Grounds) => knowledge.catalogue.filter(isStation).map(({ id }) => id)

/** Where the station is to be used, as the question tells, or its intent. */
const placeIdOf = (grounds: Grounds): string => grounds.asked.place ?? kindOf(grounds).replace('which-', '')

const isKnownPlace = (grounds: Grounds): boolean => placeIdOf(grounds) in grounds.knowledge.words.places

/** What is usually run where the question tells, or its intent; outdoors where neither does. */
function usualIn(grounds: Grounds): UsualUse {
  const place = isKnownPlace(grounds) ? placeIdOf(grounds) : 'outdoors'
  return usualUse({ ...grounds, asked: { ...grounds.asked, place } })
}

/** The cheapest set that holds so many watt-hours as are told, and the next that has more power too: 'vähintään 3 kWh mahdollisimman edullisesti'. */
function holdingAnswer(grounds: Grounds): Composed | undefined {
  const { asked, knowledge } = grounds
  const least = asked.quantities.find(({ unit }) => unit === 'Wh')?.value
  const battery = knowledge.catalogue.find(isExtraBattery)
  if (!least || !battery?.capacityWh) return undefined
  const { capacityWh: each } = battery
  const sets = reckon({ ...grounds, asked: { ...asked, products: [] } }).stations.map(({ station, plan, ...own }) => {
    const count = Math.max(0, Math.ceil((least - station.capacityWh) / each))
    return { ...own, station, plan: { ...plan, extraBatteries: count > station.maxExtraBatteries ? undefined : count } }
  })
  const [best, ...others] = choicesOf(grounds, sets, battery)
  if (!best) return undefined
  const { reply, picks } = bestText(grounds, best)
  return {
    reply: [reply, ...dearerText(grounds, best, others)].join(' '),
    sources: pagesOf(grounds, [best.id]),
    picks,
    links: [inquiryOf(grounds, picks)],
  }
}

/** What a choice gives, weighs and costs. */
function toldOf(grounds: Grounds, { id, name, batteries, station, wattHours, cents }: Choice) {
  const { asked, knowledge } = grounds
  const { language } = asked
  const battery = knowledge.catalogue.find(isExtraBattery)
  return {
    name: batteries > 0 ? tellerOf(grounds).say('runtime.plus', { name, count: batteries }) : name,
    power: withUnitIn(language, Math.round(station.continuousWatts), 'W'),
    energy: energyIn(language, wattHours),
    weight: withUnitIn(language, weightOf(grounds, id) + batteries * weightOf(grounds, battery?.id), 'kg'),
    price: eurosIn(language, cents / 100),
  }
}

const weightOf = ({ knowledge }: Grounds, id: string | undefined) =>
  knowledge.catalogue.find((each) => each.id === id)?.weightKg ?? 0

/** The best choice in words, and what is bought then. */
function bestText(grounds: Grounds, best: Choice): { reply: string; picks: Mention[] } {
  const battery = best.batteries > 0 ? grounds.knowledge.catalogue.find(isExtraBattery) : undefined
  const picks = [mentioned(grounds, best.id), ...(battery ? [mentioned(grounds, battery.id, best.batteries)] : [])]
  const sold = grounds.products.filter(({ id }) => picks.some((each) => each.id === id))
  const reply = tellerOf(grounds).say('advice.best', { ...toldOf(grounds, best), vat: vatIn(grounds, sold) })
  return { reply, picks }
}

/** The next choice that has more power and holds more. */
function dearerText(grounds: Grounds, best: Choice, others: readonly Choice[]): string[] {
  const other = others.find(
    ({ station, wattHours }) => station.continuousWatts > best.station.continuousWatts && wattHours > best.wattHours,
  )
  return other ? [`${tellerOf(grounds).say('advice.dearer', toldOf(grounds, other))}.`] : []
}

/**
 * The cheapest station that carries the need, with its batteries, or that none is strong enough; undefined where one is, but no number of
 * batteries lasts so long: what runs without a rest is better told in hours.
 */
function chosen(grounds: Grounds, assumptions: readonly string[]): Composed | undefined {
  const { asked, knowledge } = grounds
  const { language } = asked
  const teller = tellerOf(grounds)
  const battery = knowledge.catalogue.find(isExtraBattery)
  /** What stations do with the loads as they are sold, these or all: the batteries are what is counted. */
  const chosenOf = (products: Mention[]) => {
    const reckoning = reckon({ ...grounds, asked: { ...asked, products } })
    return { reckoning, choices: choicesOf(grounds, reckoning.stations, battery) }
  }
  const named = kindOf(grounds) === 'how-many-batteries' ? asked.products.filter((each) => each.isStation) : []
  const ofNamed = named.length > 0 ? chosenOf(named) : undefined
  const isOfNamed = ofNamed !== undefined && ofNamed.choices.length > 0
  const { reckoning, choices } = isOfNamed ? ofNamed : chosenOf([])
  const { stations, days } = reckoning
  const isLight = asked.attributes.includes('carried') && assumptions.includes('advice.assumed-place')
  const [best, ...others] = isLight
    ? choices.toSorted((one, other) => weightOf(grounds, one.id) - weightOf(grounds, other.id))
    : choices
  const watts = (value: number) => withUnitIn(language, Math.round(value), 'W')
  const calculator = { title: teller.say('page.calculator'), url: pages.calculator }
  if (!best) {
    if (stations.some(({ weakness }) => !weakness)) return undefined
    const power = watts(Math.max(...stations.map(({ station }) => station.continuousWatts)))
    const need = watts(Math.max(...stations.map(({ plan }) => plan.demand.watts)))
    return { reply: teller.say('advice.none', { need, power }), sources: [calculator] }
  }
  const { reply, picks } = bestText(grounds, best)
  return {
    reply: [
      ...(isOfNamed ? [] : namedVerdict(grounds, stations, best)),
      reply,
      lastsText(grounds, reckoning, best),
      ...(days > 1 ? [needText(grounds, reckoning)] : []),
      ...aloneText(grounds, reckoning, best),
      ...restingText(grounds, best),
      ...(kindOf(grounds) === 'how-many-panels' ? panelsText(grounds, best) : []),
    ].join(' '),
    details: [
      ...assumptions.map((each) => teller.say(each, { days })),
      ...(days > 1 ? [] : [needText(grounds, reckoning)]),
      ...panelsText(grounds, best),
      ...dearerText(grounds, best, others),
      ...stations.flatMap(({ weakness }) => (weakness ? [`${weakness}.`] : [])),
    ].join('\n\n'),
    sources: [...pagesOf(grounds, [best.id]), calculator],
    picks,
    links: [inquiryOf(grounds, picks), { label: teller.say('runtime.count'), url: calculatorPath(grounds, reckoning) }],
  }
}

/** With how many batteries less a device is carried whose watts are told, if it rests between as its kind does. */
function restingText(grounds: Grounds, { id, name, batteries }: Choice): string[] {
  const { loads } = grounds.asked
  const [only] = loads
  const percent = usualDuty(loads)
  if (batteries === 0 || !only || !percent || only.isUnresting || only.isOnAverage) return []
  const asked = { ...grounds.asked, products: [], loads: [{ ...only, dutyPercent: percent }] }
  const count = reckon({ ...grounds, asked }).stations.find((each) => each.id === id)?.plan.extraBatteries
  if (count === undefined || count >= batteries) return []
  const told = count > 0 ? tellerOf(grounds).say('runtime.plus', { name, count }) : name
  return [tellerOf(grounds).say('advice.resting', { percent, name: told })]
}

/** What was counted, and for how long it lasts on one charge: together, or for how many days where some run only a part of the day. */
function lastsText(grounds: Grounds, { loads, perDay }: Reckoning, best: Choice): string {
  const { language, areApart } = grounds.asked
  const teller = tellerOf(grounds)
  if (areApart) return teller.say('advice.turns', { loads: loadsText(grounds, loads) })
  const days = (best.wattHours * PRACTICAL_SHARE) / perDay
  if (runUnevenly(loads) && days >= 1)
    return teller.say('advice.lasts-days', {
      loads: loadsText(grounds, loads, true, true),
      days: daysText(grounds, days),
    })
  const hours = runtimeHours(best.wattHours, best.station.capacityWh / best.plan.hoursTogether) * PRACTICAL_SHARE
  const isAlone = loads.length === 1 && loads[0]?.count === 1
  return teller.say(isAlone ? 'advice.lasts-alone' : 'advice.lasts', {
    loads: loadsText(grounds, loads),
    hours: hoursIn(language, hours),
  })
}

/** The stations that carry the need with the extra batteries that fit, the cheapest first. */
function choicesOf(
  { products }: Grounds,
  stations: readonly Reckoned[],
  battery: { id: string; capacityWh?: number } | undefined,
): Choice[] {
  const centsOf = (id: string | undefined) =>
    Math.round((products.find((each) => each.id === id)?.price ?? Number.NaN) * 100)
  return stations
    .flatMap((each): Choice[] => {
      const { extraBatteries: batteries } = each.plan
      if (each.weakness || batteries === undefined) return []
      const cents = centsOf(each.id) + (batteries > 0 ? batteries * centsOf(battery?.id) : 0)
      const wattHours = each.station.capacityWh + batteries * (battery?.capacityWh ?? 0)
      return Number.isNaN(cents) ? [] : [{ ...each, batteries, wattHours, cents }]
    })
    .sort((one, other) => one.cents - other.cents)
}

/** Whether the one station that the question names is enough as it is. */
function namedVerdict(grounds: Grounds, stations: readonly Reckoned[], best: Choice): string[] {
  const { asked, knowledge } = grounds
  const [named, ...more] = knowledge.catalogue.filter(
    (each) => isStation(each) && asked.products.some(({ id }) => id === each.id),
  )
  const reckoned = stations.find(({ id }) => id === named?.id)
  if (!reckoned || more.length > 0) return []
  const isEnough = !reckoned.weakness && reckoned.plan.extraBatteries === 0
  return [tellerOf(grounds).say(isEnough ? 'yes' : best.id === named?.id ? 'advice.not-alone' : 'no')]
}

const panelsText = (grounds: Grounds, { plan }: Choice): string[] =>
  plan.panels ? [tellerOf(grounds).say('advice.panels', { count: plan.panels })] : []
