import { additionsOf, stationsOf } from '@arkpax/schema/calculator-choices'
import {
  dailyWh,
  type Load,
  PRACTICAL_SHARE,
  planStation,
  type Station,
  type StationPlan,
} from '@arkpax/schema/calculator-rules'
import { uncapitalised } from '@arkpax/schema/capitals'
import { pages } from '../content/site-urls.ts'
import type { AskedLoad, Quantity } from '../question/slots.ts'
import {
  type Asked,
  energyIn,
  extraBatteries,
  type Grounds,
  hoursIn,
  nameIn,
  tellerOf,
  withUnitIn,
} from './composed.ts'

/** Who tells no hours of a device that has no usual ones runs it for an hour a day. */
const USUAL_HOURS = 1
const MOST_DAYS = 31
const ALL_DAY = 24
/** What the winter advice counts of the capacity in frost. */
export const FROST_SHARE = 0.75

/** What the devices of a question need of the stations, and what each of these does. */
export interface Reckoning {
  loads: Load[]
  /** Days without charging, and whether the question told them or the hours. */
  days: number
  isTimed: boolean
  /** Whether it is counted for whole days, in which a fridge rests between. */
  isOfDays: boolean
  /** Watt-hours of a day, before losses. */
  perDay: number
  /** The stations that are named, else all, with the extra batteries that are named. */
  stations: Reckoned[]
}

/** What a station does with the loads. */
export interface Reckoned {
  id: string
  name: string
  station: Station
  /** What it does, with the batteries that it needs besides; in frost as many as it needs there. */
  plan: StationPlan
  /** How much of its capacity it gives: less in frost. */
  share: number
  /** Why it cannot run them: its power or its peak is too small. */
  weakness?: string
}

/** Reckons as the calculator does; `isResting` has what rests between do so, whoever tells its watts. */
export function reckon(grounds: Grounds, isResting = false): Reckoning {
  const { asked, knowledge } = grounds
  const { hours, days: told, daytime, isLong } = periodOf(asked.quantities)
  const days = told ?? 1
  const isOfDays = isResting || asked.asksDays || !!(told ?? daytime)
  const longest = Math.max(...asked.loads.map((load) => load.hours ?? 0)) || undefined
  // Those that run by turns share the time that is told of all.
  const turns = asked.areApart ? asked.loads.length : 1
  const loads = asked.loads.map((load) => {
    const inDay = isMaking(load) ? undefined : daytime
    const ofUnknown = load.appliance ? undefined : (told ?? asked.asksDays) ? ALL_DAY : longest
    // Over days a device whose watts are not told is used as it usually is.
    const ofAll = isLong && !load.stated ? undefined : (hours ?? inDay)
    return loadOf(load, ofAll ? ofAll / turns : ofUnknown, days, isOfDays)
  })
  const { count, wattHours } = extraBatteries(grounds)
  const left = chargeLeft(asked)
  // Whoever asks for a start asks for no energy of a day.
  const isTold = ({ pieces, hours: own, energyWh }: AskedLoad) => pieces ?? own ?? (energyWh && !asked.asksStart)
  const share = isInFrost(asked) ? FROST_SHARE : 1
  const all = stationsOf(knowledge.catalogue)
  const named = all.filter(({ id }) => asked.products.some((product) => product.id === id))
  const stations = (named.length > 0 ? named : all).map((own): Reckoned => {
    const capacityWh = (own.capacityWh + count * wattHours) * (left ?? 1)
    const station = { ...own, capacityWh, maxExtraBatteries: own.maxExtraBatteries - count }
    const planOf = (part: number) =>
      planStation(
        { ...station, capacityWh: capacityWh * part },
        loads,
        { together: !asked.areApart, days },
        additionsOf(knowledge.catalogue),
      )
    const plan = { ...planOf(1), extraBatteries: planOf(share).extraBatteries }
    const name = nameIn(grounds, own.id)
    const reckoned = {
      id: own.id,
      name: `${count > 0 ? tellerOf(grounds).say('runtime.plus', { name, count }) : name}${left ? ` (${withUnitIn(asked.language, left * 100, '%')})` : ''}`,
      station,
      plan,
      share,
    }
    return { ...reckoned, weakness: weaknessOf(grounds, reckoned) }
  })
  return {
    loads,
    days,
    isOfDays,
    isTimed: [hours, told, daytime].some(Boolean) || asked.loads.some(isTold),
    perDay: dailyWh(loads),
    stations,
  }
}

/** 'akussa on 40 % jäljellä': what part of its charge a station has, where one is told and is not of the time that a device runs. */
function chargeLeft({ quantities, dutyPercent }: Asked): number | undefined {
  const percent = quantities.find(({ unit, value }) => unit === 'percent' && value > 0 && value < 100)?.value
  return percent && !dutyPercent ? percent / 100 : undefined
}

/** Whether degrees below zero are told. */
export const isInFrost = ({ quantities }: Asked) => quantities.some(({ unit, value }) => unit === 'C' && value < 0)

/** What makes a cup or a wash at a time is not on all day, unless its watts are told. */
const isMaking = ({ appliance, stated }: AskedLoad) => appliance?.each && appliance.each.what !== 'charge' && !stated

/** The hours a day, the days and the hours of a daytime that a question tells; more hours than a day has are whole days, and a part of one. */
function periodOf(quantities: readonly Quantity[]): {
  hours?: number
  days?: number
  daytime?: number
  isLong: boolean
} {
  const value = (unit: string) => quantities.find((each) => each.unit === unit)?.value
  const hours = value('h')
  const isLong = hours !== undefined && hours > ALL_DAY
  // 'kuluttaa 960 Wh vuorokaudessa, riittääkö viikon': the longest that is told.
  const days = Math.max(0, ...quantities.flatMap((each) => (each.unit === 'days' ? [each.value] : [])))
  const told = days ? Math.max(1, Math.round(days)) : isLong ? hours / ALL_DAY : undefined
  return {
    hours: isLong ? ALL_DAY : hours || undefined,
    days: told && told <= MOST_DAYS ? told : undefined,
    daytime: value('daytime'),
    isLong,
  }
}

/** A device as the calculator takes it; the start of one whose watts are told grows with them. */
function loadOf(load: AskedLoad, hours: number | undefined, days: number, isOfDays: boolean): Load {
  const { appliance, count, watts, startWatts, pieces } = load
  const start = startWatts ?? (appliance?.startWatts && (appliance.startWatts * watts) / (appliance.watts ?? watts))
  const dutyPercent = load.dutyPercent ?? (rests(load, isOfDays) ? appliance?.dutyPercent : undefined)
  const usual = load.dutyPercent || load.isUnresting ? ALL_DAY : (appliance?.hoursPerDay ?? USUAL_HOURS)
  const wattHours = pieces && (pieces.count * (eachOf(load)?.wh ?? 0)) / (pieces.isDaily ? 1 : days)
  const ofPieces = wattHours && wattHours / (count * watts * ((dutyPercent ?? 100) / 100))
  return {
    name: appliance?.name ?? '',
    count,
    watts,
    startWatts: start && Math.round(start),
    dutyPercent,
    hoursPerDay: load.hours ?? ofPieces ?? hours ?? usual,
  }
}

/** Whoever tells the watts means what is drawn all along, but for what rests between, as a fridge does, in whole days. */
export const rests = ({ appliance, stated, isUnresting, isOnAverage, hours }: AskedLoad, isOfDays: boolean) =>
  !stated ||
  (isOfDays && !isUnresting && !isOnAverage && appliance?.hoursPerDay === ALL_DAY && (hours ?? ALL_DAY) === ALL_DAY)

/** How much of the time the only device is usually on whose watts are told, where that is not told of it: percent. */
export function usualDuty([only, ...others]: readonly AskedLoad[]): number | undefined {
  return others.length === 0 && only?.stated && !only.dutyPercent ? only.appliance?.dutyPercent : undefined
}

/** Whether devices run for different hours of the day. */
export const runUnevenly = (loads: readonly Load[]) => new Set(loads.map(({ hoursPerDay }) => hoursPerDay)).size > 1

/** What a device makes, or one charge of it, and what that takes. */
export const eachOf = ({ appliance, eachWh }: AskedLoad) =>
  appliance?.each && { ...appliance.each, wh: eachWh ?? appliance.each.wh }

function weaknessOf(grounds: Grounds, { name, plan, station }: Reckoned): string | undefined {
  const { demand, powerSuffices, startSuffices } = plan
  if (powerSuffices && startSuffices) return undefined
  const teller = tellerOf(grounds)
  const watts = (value: number) => withUnitIn(grounds.asked.language, Math.round(value), 'W')
  const say = (sentence: string, need: number, power: number) =>
    teller.say(sentence, { need: watts(need), power: watts(power) })
  const startsHard = !startSuffices && demand.startWatts > demand.watts
  const reasons = [
    powerSuffices ? '' : say('runtime.weak', demand.watts, station.continuousWatts),
    startsHard ? say('runtime.weak-start', demand.startWatts, station.peakWatts) : '',
    extraBatteries(grounds).count > 0 ? teller.say('runtime.weak-batteries') : '',
  ]
  return `${name}: ${reasons.filter(Boolean).join('; ')}`
}

/** What days of use take, or the hours that all run, with losses: 'Kulutus: 2000 Wh / 2 vrk, häviöineen noin 2222 Wh.' */
export function needText(grounds: Grounds, { loads, perDay, days }: Reckoning): string {
  const { language } = grounds.asked
  const [hours = ALL_DAY, ...others] = new Set(loads.map(({ hoursPerDay }) => hoursPerDay))
  const areHours = days === 1 && others.length === 0 && hours < ALL_DAY
  return tellerOf(grounds).say('runtime.need', {
    energy: energyIn(language, perDay * days),
    time: areHours ? hoursIn(language, hours) : daysIn(grounds, days),
    practical: energyIn(language, (perDay * days) / PRACTICAL_SHARE),
  })
}

/** '2 vrk', of a part of a day as well its hours: '30 h'. */
const daysIn = (grounds: Grounds, days: number) =>
  Number.isInteger(days)
    ? tellerOf(grounds).say('runtime.whole-days', { days })
    : withUnitIn(grounds.asked.language, days * ALL_DAY, 'h')

/** A device in the language of the question, as in the middle of a sentence. */
export function deviceIn({ language }: Asked, { appliance }: AskedLoad): string {
  const name = (language === 'fi' ? appliance?.name : appliance?.names?.[language]) ?? ''
  const isAcronym = name.slice(0, 2) === name.slice(0, 2).toUpperCase()
  return isAcronym ? name : uncapitalised(name)
}

/** 'jääkaappi 80 W (keskimäärin 40 W, käynnistyessä 600 W) + 2 × LED-valaisimet 50 W', of several days with the hours of each: 'vesipumppu 800 W (0,5 h/vrk)'. */
export function loadsText(grounds: Grounds, loads: readonly Load[], isNamed = true, isOfDays = false): string {
  const { language, loads: devices } = grounds.asked
  return loads
    .map(({ count, watts, startWatts, dutyPercent = 100, hoursPerDay }, index) => {
      const device = devices[index]
      const most = device?.stated ? undefined : device?.appliance?.wattsMax
      const draw = `${most ? `${watts}–` : ''}${withUnitIn(language, Math.round(most ?? watts), 'W')}`
      const average =
        dutyPercent < 100 &&
        tellerOf(grounds).say('runtime.average', {
          watts: withUnitIn(language, Math.round((watts * dutyPercent) / 100), 'W'),
        })
      const start =
        startWatts && tellerOf(grounds).say('runtime.start', { watts: withUnitIn(language, startWatts, 'W') })
      const name = device && isNamed ? deviceIn(grounds.asked, device) : ''
      const hours =
        isOfDays && hoursPerDay < ALL_DAY
          ? tellerOf(grounds).say('runtime.hours-a-day', { hours: hoursIn(language, hoursPerDay) })
          : ''
      const more = [average, start, hours].filter(Boolean).join(', ')
      return [count > 1 ? `${count} ×` : '', name, draw, more && `(${more})`].filter(Boolean).join(' ')
    })
    .join(' + ')
}

/** The calculator with these devices filled in, as the site's `calculationQuery` writes them. */
export function calculatorPath(grounds: Grounds, { loads, days }: Reckoning): string {
  const query = new URLSearchParams()
  loads.forEach(({ name, count, watts, hoursPerDay, startWatts, dutyPercent = 100 }, index) => {
    const { appliance, energyWh } = grounds.asked.loads[index] ?? {}
    const isListed = appliance?.watts && appliance.hoursPerDay
    const ofListed = energyWh ? (appliance?.dutyPercent ?? 100) : dutyPercent
    const label = isListed ? appliance.id : name || `${watts} W`
    // A device that the calculator does not list has no duty cycle there, and one that it lists its own.
    const duty = dutyPercent / (isListed ? ofListed : 100)
    const hours = Math.min(ALL_DAY, Number((hoursPerDay * duty).toFixed(2)))
    query.append('laite', [label, count, watts, hours, startWatts].filter((each) => each !== undefined).join('_'))
  })
  if (days > 1) query.set('vrk', String(Math.ceil(days)))
  return `${pages.calculator}?${query}`
}
