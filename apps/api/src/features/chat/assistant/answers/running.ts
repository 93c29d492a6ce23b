import { additionsOf } from '@arkpax/schema/calculator-choices'
import { dailyWh, PRACTICAL_SHARE, panelDayWh } from '@arkpax/schema/calculator-rules'
import { figureIn } from '@arkpax/schema/facts-company'
import { pages } from '../content/site-urls.ts'
import { chargingOf, loadsApart } from '../question/asked-loads.ts'
import type { Quantity } from '../question/slots.ts'
import { together } from '../replies/assistant-answer.ts'
import {
  type Composed,
  type Composer,
  energyIn,
  type Grounds,
  hoursIn,
  kindOf,
  listed,
  pagesOf,
  tellerOf,
  withUnitIn,
} from './composed.ts'
import {
  calculatorPath,
  deviceIn,
  eachOf,
  loadsText,
  needText,
  type Reckoned,
  type Reckoning,
  reckon,
  usualLoads,
} from './loads.ts'

/** Kinds of questions that are answered with yes or no first. */
const YES_NO = ['can', 'overnight', 'weekend', 'together']

/** Kinds of questions that ask how many times something is charged. */
const CHARGES = ['how-many-phone', 'how-many-batteries-charged']

/** Times that kinds tell where the words do not. */
const TOLD_BY_KIND: Record<string, Quantity[]> = {
  overnight: [{ unit: 'h', value: 8 }],
  weekend: [{ unit: 'days', value: 2 }],
}

/** Whether yes or no is asked, by the kind of the question or by its words. */
const isAskedWhether = (grounds: Grounds) =>
  (YES_NO.some((each) => kindOf(grounds).startsWith(each)) && !grounds.asked.asksDuration) ||
  (grounds.asked.bound.isWhether && !grounds.asked.bound.isMeasure)

/** A load that is easy to think of, where the question names none. */
const EXAMPLE_WATTS = 100

/** Whether the stations run the devices of the question, and how long: those together that are asked of together. */
export const runtimeAnswer: Composer = (grounds) => {
  const { loads: all, asksTimes } = grounds.asked
  const groups = asksTimes && all.every(eachOf) ? all.map((load) => [load]) : loadsApart(all)
  if (groups.length < 2) return ofLoads(grounds)
  return groups.map((loads) => ofLoads({ ...grounds, asked: { ...grounds.asked, loads } }, true)).reduce(together)
}

/** Whether the stations run these devices together, and how long; without a device or watts it asks for the watts. */
function ofLoads({ asked, ...rest }: Grounds, isOneOfSeveral = false): Composed {
  const kind = kindOf({ asked, ...rest })
  const isTold = asked.quantities.some(({ unit }) => ['h', 'days', 'daytime'].includes(unit))
  const grounds = isTold
    ? { asked, ...rest }
    : { ...rest, asked: { ...asked, quantities: [...asked.quantities, ...(TOLD_BY_KIND[kind] ?? [])] } }
  const teller = tellerOf(grounds)
  const counted = chargesAnswer(grounds)
  if (counted) return counted
  const usual = asked.loads.length === 0 && asked.turns > 0 && !isAskedWhether(grounds) ? usualLoads(grounds) : []
  if (usual.length > 0) return ofLoads({ ...rest, asked: { ...asked, loads: usual } })
  if (asked.loads.length === 0) {
    const calculator = { title: teller.say('page.calculator'), url: pages.calculator }
    return {
      reply: isAskedWhether(grounds) ? limitsText(grounds) : examplesText(grounds),
      sources: [calculator],
      asks: true,
    }
  }
  const reckoning = reckon(grounds)
  const { stations, isTimed, loads, days } = reckoning
  const calculator = { title: teller.say('page.calculator'), url: pages.calculator }
  const [device] = asked.loads
  const of = isOneOfSeveral && device?.appliance ? `: ${deviceIn(asked, device)}` : ''
  const links = [{ label: `${teller.say('runtime.count')}${of}`, url: calculatorPath(grounds, reckoning) }]
  if (kind === 'how-much-watts') {
    const sum = loads.length > 1 ? [needText(grounds, reckoning)] : []
    return { reply: [wattsText(grounds, reckoning), ...sum].join('\n'), sources: [calculator], links }
  }
  const lines = [...stations, ...strongerStations(grounds, reckoning)].map(
    (each) => each.weakness ?? lineOf(grounds, each, reckoning),
  )
  const first = lines.length === 1 ? `${lines[0]}.` : listed(lines)
  const verdict = isAskedWhether(grounds) ? `${verdictOf(grounds, reckoning)}${lines.length === 1 ? ' ' : '\n'}` : ''
  const told = [`${verdict}${first}`, teller.say('runtime.load', { loads: loadsText(grounds, loads) })]
  return {
    reply: [
      ...(isOneOfSeveral ? told.reverse() : told),
      ...(isTimed ? [needText(grounds, reckoning)] : []),
      ...(days > 1 ? [] : otherwiseText(grounds, stations)),
      ...panelsText(grounds, reckoning),
    ].join('\n'),
    links,
    details: detailsOf(grounds),
    sources: [
      calculator,
      ...pagesOf(
        grounds,
        stations.map(({ id }) => id),
      ),
    ].slice(0, 3),
  }
}

/**
 * How many times the stations charge a battery whose watt-hours are told, or how much they make of what is asked for without its
 * device: 'montako kertaa 18 V 5 Ah', 'montako litraa vettä'.
 */
function chargesAnswer(grounds: Grounds): Composed | undefined {
  const { asked, knowledge } = grounds
  const kind = kindOf(grounds)
  // The watt-hours of a station are not those of what it charges.
  const told = asked.quantities.find(
    ({ unit, value }) => unit === 'Wh' && knowledge.catalogue.every(({ capacityWh }) => capacityWh !== value),
  )?.value
  const [load, ...others] = asked.loads
  const own = load ? load.eachWh : told && chargingOf(told)
  const isOfCharges = CHARGES.includes(kind)
  const isOfThings = kind.startsWith('how-many') && !isOfCharges && asked.loads.length === 0
  const each =
    own && (load || isOfCharges) && others.length === 0 && !load?.pieces && (asked.asksTimes || !asked.asksDuration)
      ? { what: 'charge', wh: own }
      : isOfThings && knowledge.appliances.find((appliance) => appliance.each?.what === asked.makes)?.each
  if (!each) return undefined
  const { stations } = reckon({ ...grounds, asked: { ...asked, loads: [] } })
  const sources = pagesOf(
    grounds,
    stations.map(({ id }) => id),
  )
  const energy = tellerOf(grounds).say('runtime.each', { energy: withUnitIn(asked.language, each.wh, 'Wh') })
  return { reply: `${listed(stations.map((station) => countText(grounds, station, each)))}\n${energy}`, sources }
}

/** What the stations can run, and the question how much the device takes. */
function limitsText(grounds: Grounds): string {
  const teller = tellerOf(grounds)
  const lines = reckon(grounds).stations.map(({ name, station }) =>
    teller.say('runtime.limit', { name, power: withUnitIn(grounds.asked.language, station.continuousWatts, 'W') }),
  )
  return `${teller.say('runtime.limits', { lines: lines.join(', ') })} ${teller.say('runtime.ask')}`
}

/** How long the stations give an example's power, and the question what the device is. */
function examplesText({ asked, ...rest }: Grounds): string {
  const grounds = { ...rest, asked: { ...asked, loads: [{ count: 1, watts: EXAMPLE_WATTS, stated: true }] } }
  const lines = reckon(grounds)
    .stations.map((each) => hoursText(grounds, each))
    .join('; ')
  return tellerOf(grounds).say('runtime.depends', { watts: withUnitIn(asked.language, EXAMPLE_WATTS, 'W'), lines })
}

/** Where those that are named cannot, the ones that can. */
function strongerStations(grounds: Grounds, { stations }: Reckoning): Reckoned[] {
  if (stations.some(({ weakness }) => !weakness)) return []
  const isNamed = (id: string) => stations.some((each) => each.id === id)
  const products = grounds.asked.products.filter(({ id }) => !isNamed(id))
  const all = reckon({ ...grounds, asked: { ...grounds.asked, products } }).stations
  return all.filter(({ id, weakness }) => !isNamed(id) && !weakness)
}

function verdictOf(grounds: Grounds, { stations, isTimed }: Reckoning): string {
  const teller = tellerOf(grounds)
  const isEnough = ({ weakness, plan }: Reckoned) => !weakness && (!isTimed || plan.extraBatteries === 0)
  const [yes, no] = [true, false].map((wanted) =>
    stations
      .filter((each) => isEnough(each) === wanted)
      .map(({ name }) => name)
      .join(', '),
  )
  if (!yes || !no) return teller.say(yes ? 'yes' : 'no')
  return teller.say('some', { yes, no })
}

/** 'Ark PRO: noin 34 h (nimellisesti 38 h)', for days 'Ark EVO: lisäksi tarvitaan 1 lisäakku'. */
function lineOf(grounds: Grounds, reckoned: Reckoned, { days, isTimed, loads }: Reckoning): string {
  const teller = tellerOf(grounds)
  const { name, plan, station } = reckoned
  const { extraBatteries } = plan
  const verdict =
    extraBatteries === undefined
      ? teller.say('runtime.never', { count: station.maxExtraBatteries })
      : teller.say(extraBatteries === 0 ? 'runtime.enough' : 'runtime.batteries', { count: extraBatteries })
  if (days > 1) return `${name}: ${verdict}`
  const lasts = timesText(grounds, reckoned) ?? hoursText(grounds, reckoned)
  return [
    lasts,
    ...(isTimed || grounds.asked.asksDays ? [turnsText(grounds, reckoned, loads) ?? verdict] : []),
    ...(isAskedWhether(grounds) ? strengthText(grounds, reckoned) : []),
  ].join(', ')
}

/** 'noin 2 kertaa, kun kerta kestää 2 h', 'noin 3,2 vrk': for how many nights, mornings or days devices run as is told. */
function turnsText(grounds: Grounds, { plan }: Reckoned, loads: Reckoning['loads']): string | undefined {
  const { asksTurns, asksDays, language } = grounds.asked
  const [hours, ...others] = new Set(loads.map(({ hoursPerDay }) => hoursPerDay))
  const of = { hours: hoursIn(language, hours ?? 0) }
  const teller = tellerOf(grounds)
  if (asksDays || (asksTurns && others.length > 0)) {
    const days = figureIn(Math.floor(plan.days * PRACTICAL_SHARE * 10) / 10, language)
    return teller.say(others.length > 0 || hours === 24 ? 'runtime.days' : 'runtime.days-of', { days, ...of })
  }
  const count = Math.floor((plan.hoursTogether * PRACTICAL_SHARE) / (hours ?? 1))
  return asksTurns && others.length === 0 && count > 0 ? teller.say('runtime.turns', { count, ...of }) : undefined
}

/** That the power is enough, unless devices of the kind may take more than the station gives. */
function strengthText({ asked, ...rest }: Grounds, { station, plan: { demand } }: Reckoned): string[] {
  if (mostWatts(asked.loads) > station.continuousWatts) return []
  const [power = '', peak = ''] = [station.continuousWatts, station.peakWatts].map((watts) =>
    withUnitIn(asked.language, watts, 'W'),
  )
  const sentence = demand.startWatts > demand.watts ? 'runtime.strong-start' : 'runtime.strong'
  return [tellerOf({ asked, ...rest }).say(sentence, { power, peak })]
}

/** What the heaviest devices of their kinds take together. */
const mostWatts = (loads: Grounds['asked']['loads']) =>
  loads.reduce(
    (sum, { appliance, count, watts, stated }) => sum + count * ((!stated && appliance?.wattsMax) || watts),
    0,
  )

/** 'Ark PRO: noin 34 h (nimellisesti 38 h)'. */
export function hoursText(grounds: Grounds, { name, plan, station }: Reckoned): string {
  const { language, loads } = grounds.asked
  const teller = tellerOf(grounds)
  const draw = plan.demand.watts
  const most = mostWatts(loads)
  const span = (longest: number) => {
    const [low = '', high = ''] = [(longest * draw) / Math.min(most, station.continuousWatts), longest].map((each) =>
      hoursIn(language, each),
    )
    const [lowFigure, lowUnit] = low.split('\u00A0')
    return low === high || most === draw ? high : `${high.endsWith(lowUnit ?? '') ? lowFigure : low}–${high}`
  }
  const lasts = teller.say('runtime.lasts', {
    name,
    practical: span(plan.hoursTogether * PRACTICAL_SHARE),
    nominal: span(plan.hoursTogether),
  })
  if (most <= station.continuousWatts) return lasts
  return `${lasts}, ${teller.say('runtime.up-to', { power: withUnitIn(language, station.continuousWatts, 'W') })}`
}

/** Devices that are charged, unless it is asked how long they run, or whose cups and washes are asked for, are told in how many times. */
function timesText(grounds: Grounds, { name, station }: Reckoned): string | undefined {
  const { loads, asksTimes, asksDuration } = grounds.asked
  const [load, ...others] = loads
  const each = load && eachOf(load)
  if (!each || others.length > 0 || (load.stated && !load.makes && !asksTimes)) return undefined
  const isCounted = load.makes || kindOf(grounds).startsWith('how-many')
  const isCharged = each.what === 'km' || (each.what === 'charge' && (asksTimes || !asksDuration))
  return isCharged || isCounted ? countText(grounds, { name, station }, each) : undefined
}

/** 'Ark PRO: noin 18 litraa (nimellisesti 20)'. */
function countText(
  grounds: Grounds,
  { name, station }: Pick<Reckoned, 'name' | 'station'>,
  each: { what: string; wh: number },
): string {
  const teller = tellerOf(grounds)
  const [load] = grounds.asked.loads
  const [practical = 0, nominal = 0] = [PRACTICAL_SHARE, 1].map((share) =>
    Math.floor((station.capacityWh * share) / each.wh),
  )
  const told = teller.say('runtime.times', {
    name,
    practical,
    nominal,
    what: teller.say(`each.${each.what}`, { count: practical }),
  })
  const all = each.what === 'charge' && load && load.count > 1 ? Math.floor(practical / load.count) : 0
  return all > 0 ? `${told}, ${teller.say('runtime.all', { all: load?.count ?? 1, count: all })}` : told
}

/** What the devices take, a line for each. */
const wattsText = (grounds: Grounds, { loads }: Reckoning) =>
  listed(
    grounds.asked.loads.flatMap((device, index) => {
      const name = deviceIn(grounds.asked, device)
      const watts = loadsText(
        { ...grounds, asked: { ...grounds.asked, loads: [device] } },
        loads.slice(index, index + 1),
        false,
      )
      const { language } = grounds.asked
      const [load] = loads.slice(index, index + 1)
      const day = load && {
        energy: energyIn(language, dailyWh([load])),
        hours: withUnitIn(language, load.hoursPerDay, 'h'),
      }
      const told = tellerOf(grounds).say('runtime.watts', { name: name.charAt(0).toUpperCase() + name.slice(1), watts })
      return [
        [`${[told, ...(day ? [tellerOf(grounds).say('runtime.day', day)] : [])].join(', ')}.`, noteOf(grounds, device)]
          .filter(Boolean)
          .join(' '),
      ]
    }),
  )

/** Notes of devices are in Finnish. */
const noteOf = ({ asked }: Grounds, { appliance, stated }: Grounds['asked']['loads'][number]) =>
  asked.language === 'fi' && !stated ? appliance?.note : undefined

/** What the time is in frost, and of a device whose watts are told what it is if it rests between as its kind does. */
function otherwiseText(grounds: Grounds, stations: readonly Reckoned[]): string[] {
  const { loads, quantities } = grounds.asked
  const able = stations.filter(({ weakness }) => !weakness)
  const [only, ...others] = loads
  const duty =
    others.length === 0 && only?.stated && !only.isOnAverage && !only.dutyPercent && only.appliance?.dutyPercent
  const times = (by: number) => {
    const lines = able.map(({ plan, ...each }) =>
      hoursText(grounds, { ...each, plan: { ...plan, hoursTogether: plan.hoursTogether * by } }),
    )
    return `${lines.join('; ')}.`
  }
  const isInFrost = quantities.some(({ unit, value }) => unit === 'C' && value < 0)
  if (able.length === 0) return []
  return [
    ...(isInFrost ? [tellerOf(grounds).say('runtime.frost', { lines: times(FROST_SHARE) })] : []),
    ...(duty ? [tellerOf(grounds).say('runtime.duty', { percent: duty, lines: times(100 / duty) })] : []),
  ]
}

/** What the winter advice counts of the capacity in frost. */
const FROST_SHARE = 0.75

/** What the panels that are named bring. */
function panelsText({ asked, knowledge, ...rest }: Grounds, { perDay }: Reckoning): string[] {
  const teller = tellerOf({ asked, knowledge, ...rest })
  const panel = asked.products.find(({ id }) => knowledge.catalogue.some((each) => each.id === id && each.panelWatts))
  if (!panel) return []
  const sun = panel.count * panelDayWh(additionsOf(knowledge.catalogue))
  const energy = energyIn(asked.language, sun)
  const need = energyIn(asked.language, perDay)
  const told = teller.say('runtime.panels', { count: panel.count, energy, need })
  return [sun * PRACTICAL_SHARE >= perDay ? `${told} ${teller.say('runtime.endless')}` : told]
}

/** How it was counted. */
function detailsOf(grounds: Grounds): string {
  const { loads } = grounds.asked
  const teller = tellerOf(grounds)
  return [
    ...new Set(loads.map((device) => noteOf(grounds, device))),
    loads.some(({ stated }) => !stated) && teller.say('runtime.usual'),
    teller.say('runtime.nominal'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
