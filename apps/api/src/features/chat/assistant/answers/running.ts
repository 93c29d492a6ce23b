import { isExtraBattery } from '@arkpax/schema/calculator-choices'
import { dailyWh, PRACTICAL_SHARE } from '@arkpax/schema/calculator-rules'
import { pages } from '../content/site-urls.ts'
import { loadsApart } from '../question/asked-loads.ts'
import { isTime } from '../question/figures.ts'
import type { AskedLoad, Quantity } from '../question/slots.ts'
import { together } from '../replies/assistant-answer.ts'
import {
  type Asked,
  type Composed,
  type Composer,
  energyIn,
  extraBatteries,
  type Grounds,
  kindOf,
  listed,
  mentioned,
  pagesOf,
  tellerOf,
  withUnitIn,
} from './composed.ts'
import { hoursText, isUneven, otherwiseText, ownDaysText, ownHoursText, turnsText } from './how-long.ts'
import { chargesAnswer, isOfTimes, othersThan, timesIn, timesText } from './how-many.ts'
import {
  calculatorPath,
  deviceIn,
  eachOf,
  loadsText,
  needText,
  type Reckoned,
  type Reckoning,
  reckon,
  rests,
} from './loads.ts'
import { balanceText } from './panel-balance.ts'
import { usualUse } from './usual-use.ts'
import { isAskedWhether, isBarely, strengthText, verdictText } from './verdicts.ts'

/** Times that kinds tell where the words do not. */
const TOLD_BY_KIND: Record<string, Quantity[]> = {
  overnight: [{ unit: 'h', value: 8 }],
  weekend: [{ unit: 'days', value: 2 }],
}

/** A load that is easy to think of, where the question names none. */
const EXAMPLE_WATTS = 100
/** So many extra batteries are told the hours of. */
const MANY_BATTERIES = 4

/** Whether the stations run the devices of the question, and how long: those together that are asked of together. */
export const runtimeAnswer: Composer = (grounds) => {
  const { loads: all, asksTimes } = grounds.asked
  const isEach = asksTimes && all.every(eachOf) && !all.every(({ pieces }) => pieces)
  const groups = isEach ? all.map((load) => [load]) : loadsApart(all)
  if (groups.length < 2) return ofLoads(grounds)
  return groups.map((loads) => ofLoads({ ...grounds, asked: { ...grounds.asked, loads } }, true)).reduce(together)
}

/** Whether the stations run these devices together, and how long; without a device or watts it asks for the watts. */
function ofLoads({ asked, ...rest }: Grounds, isOneOfSeveral = false): Composed {
  const kind = kindOf({ asked, ...rest })
  const others = asked.quantities.filter((each) => !isTime(each))
  const times = others.length < asked.quantities.length ? asked.quantities.filter(isTime) : (TOLD_BY_KIND[kind] ?? [])
  // Whoever asks how many times something is charged asks of one charge of the station, however long the trip is.
  const quantities = isOfTimes({ asked, ...rest }) ? others : [...others, ...times]
  const isByTurns = areToolsByTurns(asked)
  const grounds = { ...rest, asked: { ...asked, quantities, areApart: asked.areApart || isByTurns } }
  const teller = tellerOf(grounds)
  const counted = chargesAnswer(grounds)
  if (counted) return counted
  const usual = asked.loads.length === 0 && asked.turns > 0 && !isAskedWhether(grounds) ? usualUse(grounds).loads : []
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
  if (kind === 'how-much-watts' && asked.loads.some(({ appliance }) => appliance)) {
    const sum = loads.length > 1 ? [needText(grounds, reckoning)] : []
    return { reply: [wattsText(grounds, reckoning), ...sum].join('\n'), sources: [calculator], links }
  }
  // Whether panels keep devices running is asked of what they bring, and not of the station's power.
  const balance = balanceText(grounds)
  const all = [...stations, ...withoutBatteries(grounds), ...betterStations(grounds, reckoning)]
  const lines = all.map(
    (each) =>
      each.weakness ?? (balance && days > 1 ? withoutSun(grounds, each, reckoning) : lineOf(grounds, each, reckoning)),
  )
  const first = lines.length === 1 ? `${lines[0]}.` : listed(lines)
  // Of what is needed nothing can be said before a time is told.
  const isVerdict = isAskedWhether(grounds) && (isTimed || !asked.asksNeed)
  const isEnough = (each: Reckoned) => isEnoughFor(grounds, reckoning, each)
  const verdict =
    isVerdict && !balance ? `${verdictText(grounds, stations, isEnough)}${lines.length === 1 ? ' ' : '\n'}` : ''
  const areTimed = days > 1 || isUneven(asked.loads, loads)
  const told = [`${verdict}${first}`, teller.say('runtime.load', { loads: loadsText(grounds, loads, true, areTimed) })]
  return {
    reply: [
      ...(balance && isVerdict ? [balance] : []),
      ...(isOneOfSeveral ? told.reverse() : told),
      ...(isTimed ? [needText(grounds, reckoning)] : []),
      ...(days > 1 ? [] : otherwiseText(grounds, reckoning)),
      ...saferText(grounds, stations),
      ...(isByTurns ? [teller.say('runtime.by-turns')] : inTurnsText(grounds, stations)),
      ...(balance && !isVerdict ? [balance] : []),
      ...panelsInstead(grounds, reckoning, all),
    ].join('\n'),
    links,
    isWeak: stations.some(({ weakness }) => weakness),
    details: detailsOf(grounds, reckoning, all),
    sources: [
      calculator,
      ...pagesOf(
        grounds,
        stations.map(({ id }) => id),
      ),
    ].slice(0, 3),
  }
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

/** Whether a station runs the devices for as long as is told, and charges what is to be full. */
function isEnoughFor(grounds: Grounds, { isTimed }: Reckoning, { weakness, plan, station }: Reckoned): boolean {
  const { made, loads } = grounds.asked
  const [load] = loads
  const each = load && (made || isOfTimes(grounds)) ? eachOf(load) : undefined
  const isFull = !each || timesIn({ station }, each) >= (made?.count ?? load?.pieces?.count ?? load?.count ?? 1)
  return !weakness && isFull && (!isTimed || plan.extraBatteries === 0)
}

/** Where none of those that are named is strong enough, or enough as is asked, the others that are. */
function betterStations(grounds: Grounds, reckoning: Reckoning): Reckoned[] {
  const { stations } = reckoning
  const isAsked = isAskedWhether(grounds) && !grounds.asked.asksNeed
  const isEnough = (each: Reckoned) => (isAsked ? isEnoughFor(grounds, reckoning, each) : !each.weakness)
  return stations.some(isEnough) ? [] : othersThan(stations, grounds).filter(isEnough)
}

/** The stations by themselves, where it is asked how much more the extra batteries bring. */
function withoutBatteries(grounds: Grounds): Reckoned[] {
  const { asked } = grounds
  const asksMore = asked.tells('more') && !isAskedWhether(grounds)
  if (!asksMore || extraBatteries(grounds).count === 0) return []
  return reckon({ ...grounds, asked: { ...asked, products: asked.products.filter(({ isStation }) => isStation) } })
    .stations
}

/** Tools of which the time of each is told are used one at a time, unless it is said that they are not: nobody saws and hammers at once. */
const areToolsByTurns = ({ loads, isAtOnce, areTogether }: Asked) =>
  loads.length > 1 &&
  !isAtOnce &&
  !areTogether &&
  loads.every(({ appliance, hours }) => appliance?.group === 'tools' && hours)

/** The stations that run each of the devices by itself, where none runs them together. */
function inTurnsText(grounds: Grounds, stations: readonly Reckoned[]): string[] {
  const { loads } = grounds.asked
  const isOfSeveral = loads.length > 1 || loads.some(({ count }) => count > 1)
  if (!isOfSeveral || stations.some(({ weakness }) => !weakness)) return []
  const each = loads.map((load) => reckon({ ...grounds, asked: { ...grounds.asked, loads: [{ ...load, count: 1 }] } }))
  const able = stations.filter(({ id }) =>
    each.every((reckoning) => reckoning.stations.some((one) => one.id === id && !one.weakness)),
  )
  const names = able.map(({ name }) => name).join(', ')
  return names ? [tellerOf(grounds).say('runtime.in-turns', { names })] : []
}

/** The station that surely runs what those that are named only just do. */
function saferText(grounds: Grounds, stations: readonly Reckoned[]): string[] {
  const isDoubtful = stations.every((each) => !each.weakness && isBarely(each))
  if (!isAskedWhether(grounds) || !isDoubtful) return []
  const safer = othersThan(stations, grounds).find((each) => !each.weakness && !isBarely(each))
  if (!safer) return []
  const [power, peak] = [safer.station.continuousWatts, safer.station.peakWatts].map((watts) =>
    withUnitIn(grounds.asked.language, watts, 'W'),
  )
  return [tellerOf(grounds).say('runtime.safer', { name: safer.name, power: power ?? '', peak: peak ?? '' })]
}

/** 'Ark PRO: noin 34 h (nimellisesti 38 h)', for days 'Ark EVO: noin 1,3 vrk, lisäksi tarvitaan 1 lisäakku'. */
function lineOf(grounds: Grounds, reckoned: Reckoned, reckoning: Reckoning): string {
  const teller = tellerOf(grounds)
  const { asked } = grounds
  const { days, isTimed, loads, perDay } = reckoning
  const { name, plan, station, share } = reckoned
  const { extraBatteries } = plan
  const percent = Math.ceil((100 * perDay * days) / PRACTICAL_SHARE / (station.capacityWh * share))
  const verdict =
    extraBatteries === undefined
      ? teller.say('runtime.never', { count: station.maxExtraBatteries })
      : teller.say(extraBatteries === 0 ? 'runtime.enough' : 'runtime.batteries', {
          count: extraBatteries,
          percent,
        })
  const isTurned = isTimed || (!!asked.asksTurns && asked.asksTurns !== 'time')
  const times = timesText(grounds, reckoned)
  const turns = isTurned && !(times && asked.asksTurns === 'time') ? turnsText(grounds, reckoned, loads) : undefined
  if (days > 1) return [turns ? `${name}: ${turns}` : ownDaysText(grounds, reckoned, reckoning), verdict].join(', ')
  const strength = isAskedWhether(grounds) ? strengthText(grounds, reckoned) : []
  if (isUneven(asked.loads, loads)) {
    const lasts = turns ? `${name}: ${turns}` : ownHoursText(grounds, reckoned, reckoning)
    return [lasts ?? `${name}: ${verdict}`, ...(lasts ? [verdict] : []), ...strength].join(', ')
  }
  const lasts = times ?? hoursText(grounds, reckoned, turns && `${name}: ${turns},`)
  const more = isTurned ? [times && turns ? turns : turns ? [] : verdict].flat() : []
  return [lasts, ...more, ...strength].join(', ')
}

/** 'Ark EVO ilman paneelia: noin 1,5 vrk', where panels are told to charge it beside. */
const withoutSun = (grounds: Grounds, reckoned: Reckoned, reckoning: Reckoning) =>
  ownDaysText(
    grounds,
    { ...reckoned, name: tellerOf(grounds).say('panels.without', { name: reckoned.name }) },
    reckoning,
  )

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

/** Notes of devices are in Finnish, and tell how their usual watts and rests are counted. */
const noteOf = ({ asked }: Grounds, load: AskedLoad, isOfDays = false) =>
  asked.language === 'fi' && (load.isByHeat || rests(load, isOfDays)) ? load.appliance?.note : undefined

/** How many panels bring a day's use, where no station carries days of it by itself and none are named. */
function panelsInstead(grounds: Grounds, { days }: Reckoning, all: readonly Reckoned[]): string[] {
  const able = all.filter(({ weakness }) => !weakness)
  const isEnough = able.some(({ plan }) => plan.extraBatteries === 0)
  const count = able[0]?.plan.panels
  if (days === 1 || isEnough || !count || grounds.asked.products.some(({ isPanel }) => isPanel)) return []
  return [tellerOf(grounds).say('advice.panels', { count })]
}

/** What the stations do that were not told of, those that are named with the extra batteries that they need, and what one piece takes. */
function furtherText(grounds: Grounds, reckoning: Reckoning, told: readonly Reckoned[]): string[] {
  const { asked } = grounds
  const others = othersThan(told, { ...grounds, asked: { ...asked, products: [] } })
  const isShown = asked.loads.length > 0 && !asked.loads.some(({ isApart }) => isApart)
  const lines = isShown ? others.map((each) => each.weakness ?? lineOf(grounds, each, reckoning)) : []
  const [only, ...more] = asked.loads
  const each = only && more.length === 0 ? eachOf(only) : undefined
  return [
    ...(lines.length > 0 ? [`${lines.join('; ')}.`] : []),
    ...withBatteries(grounds, reckoning),
    ...(each ? [tellerOf(grounds).say('runtime.each', { energy: energyIn(asked.language, each.wh) })] : []),
  ]
}

/** How long the first station that needs them lasts with one extra battery, and with as many as it needs. */
function withBatteries(grounds: Grounds, { stations, days }: Reckoning): string[] {
  const short = stations.find(({ weakness, plan }) => !weakness && (plan.extraBatteries ?? 0) > 0)
  const needed = short?.plan.extraBatteries ?? 0
  const battery = grounds.knowledge.catalogue.find(isExtraBattery)
  if (!short || !battery || days > 1 || needed > MANY_BATTERIES) return []
  const { products } = grounds.asked
  const beside = products.find(({ id }) => id === battery.id)?.count ?? 0
  const lines = [...new Set([1, needed])].flatMap((count) => {
    const named = [mentioned(grounds, short.id), mentioned(grounds, battery.id, beside + count)]
    return reckon({ ...grounds, asked: { ...grounds.asked, products: named } }).stations.map((each) =>
      hoursText(grounds, each),
    )
  })
  return [`${lines.join('; ')}.`]
}

/** How it was counted, and what else may be had. */
function detailsOf(grounds: Grounds, reckoning: Reckoning, told: readonly Reckoned[]): string {
  const { loads } = grounds.asked
  const { isOfDays } = reckoning
  const teller = tellerOf(grounds)
  return [
    ...furtherText(grounds, reckoning, told),
    ...new Set(loads.map((device) => noteOf(grounds, device, isOfDays))),
    loads.some(({ stated }) => !stated) && teller.say('runtime.usual'),
    teller.say('runtime.nominal'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
