import { PRACTICAL_SHARE } from '@arkpax/schema/calculator-rules'
import { figureIn } from '@arkpax/schema/facts-company'
import type { AskedLoad } from '../question/slots.ts'
import { type Grounds, hoursIn, tellerOf, withUnitIn } from './composed.ts'
import {
  FROST_SHARE,
  isInFrost,
  type Reckoned,
  type Reckoning,
  reckon,
  rests,
  runUnevenly,
  usualDuty,
} from './loads.ts'

const ALL_DAY = 24
const MINUTES = 60
/** Fewer than this many times are told to a tenth: 'noin 1,4 kertaa'. */
const MANY = 10
/** What division leaves out of a whole number. */
const EXACT = 1e-9
/** 1.98 evenings are about two. */
const NEARLY = 0.05

/** How many times something can be done, as it is told. */
export const timesOf = (times: number) =>
  times < MANY ? Math.floor(times * 10 + EXACT) / 10 : Math.floor(times + EXACT)

/** 'Ark PRO: noin 34 h (nimellisesti 38 h)', after a lead of its own 'Ark PRO: noin 4 yötä, …'. */
export function hoursText(grounds: Grounds, { name, plan, station }: Reckoned, lead = `${name}:`): string {
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
    name: lead,
    practical: span(plan.hoursTogether * PRACTICAL_SHARE),
    nominal: span(plan.hoursTogether),
  })
  if (most <= station.continuousWatts) return lasts
  return `${lasts}, ${teller.say('runtime.up-to', { power: withUnitIn(language, station.continuousWatts, 'W') })}`
}

/** What the heaviest devices of their kinds take together. */
export const mostWatts = (loads: Grounds['asked']['loads']) =>
  loads.reduce(
    (sum, { appliance, count, watts, stated }) => sum + count * ((!stated && appliance?.wattsMax) || watts),
    0,
  )

/** 'Ark PRO: noin 3,2 vrk': of devices that run for as many hours of a day as is told of each; nothing where that is less than their day. */
export function ownHoursText(grounds: Grounds, { name, plan }: Reckoned, { loads }: Reckoning): string | undefined {
  const { language } = grounds.asked
  const days = plan.days * PRACTICAL_SHARE
  if (days >= 1) return `${name}: ${daysText(grounds, days)}`
  const nominal = plan.days * ALL_DAY
  const [practical, most] = [nominal * PRACTICAL_SHARE, nominal].map((each) => hoursIn(language, each))
  return loads.some(({ hoursPerDay }) => hoursPerDay === ALL_DAY)
    ? tellerOf(grounds).say('runtime.lasts', { name: `${name}:`, practical: practical ?? '', nominal: most ?? '' })
    : undefined
}

/** 'Ark PRO: noin 3,2 vrk', of what runs all day and lasts no day in hours. */
export const ownDaysText = (grounds: Grounds, reckoned: Reckoned, reckoning: Reckoning): string =>
  ownHoursText(grounds, reckoned, reckoning) ??
  `${reckoned.name}: ${daysText(grounds, reckoned.plan.days * PRACTICAL_SHARE)}`

/** 'noin 3,2 vrk'. */
export const daysText = (grounds: Grounds, days: number) =>
  tellerOf(grounds).say('runtime.days', { days: figureIn(Math.floor(days * 10) / 10, grounds.asked.language) })

/** 'noin 4 iltaa, kun kerta kestää 5 h', 'noin 3,2 vrk': for how many nights, mornings or days devices run as is told. */
export function turnsText(grounds: Grounds, { plan }: Reckoned, loads: Reckoning['loads']): string | undefined {
  const { asksTurns, language } = grounds.asked
  const [hours = 0, ...others] = new Set(loads.map(({ hoursPerDay }) => hoursPerDay))
  const isOfDays = others.length > 0 || hours === ALL_DAY || asksTurns === 'weekend' || areCharged(grounds.asked.loads)
  const days = plan.days * PRACTICAL_SHARE
  const teller = tellerOf(grounds)
  if (!asksTurns || (asksTurns === 'time' && isOfDays)) return asksTurns && daysText(grounds, days)
  const of = { hours: hours < 1 ? withUnitIn(language, Math.round(MINUTES * hours), 'min') : hoursIn(language, hours) }
  if (asksTurns === 'day')
    return isOfDays
      ? daysText(grounds, days)
      : teller.say('runtime.days-of', { days: figureIn(Math.floor(days * 10) / 10, language), ...of })
  const times = isOfDays ? days : (plan.hoursTogether * PRACTICAL_SHARE) / hours
  const isPart = asksTurns === 'time' && !grounds.asked.asksOnce
  const count = isPart ? timesOf(times) : Math.floor(times / (asksTurns === 'weekend' ? 2 : 1) + NEARLY)
  const told = { count: figureIn(count, language), what: teller.say(`turn.${asksTurns}`, { count }), ...of }
  return count >= 1 ? teller.say(isOfDays ? 'runtime.turns' : 'runtime.turns-of', told) : undefined
}

/** What the time is in frost, and of a device whose watts are told what it is if it rests between as its kind does. */
export function otherwiseText(grounds: Grounds, { stations, loads: reckoned, isOfDays }: Reckoning): string[] {
  const { loads } = grounds.asked
  const able = stations.filter(({ weakness }) => !weakness)
  const [only, ...others] = loads
  const duty = !only?.isOnAverage && usualDuty(loads)
  const times = (by: number) => {
    const lines = able.map(({ plan, ...each }) => {
      const changed = { ...each, plan: { ...plan, hoursTogether: plan.hoursTogether * by, days: plan.days * by } }
      const turns = turnsText(grounds, changed, reckoned)
      return turns ? `${each.name}: ${turns}` : hoursText(grounds, changed)
    })
    return `${lines.join('; ')}.`
  }
  const percents = new Set(loads.filter(isResting).map(({ appliance }) => appliance?.dutyPercent))
  const [percent] = others.length > 0 && percents.size === 1 && !isOfDays ? percents : []
  if (able.length === 0) return []
  return [
    ...(isInFrost(grounds.asked) ? [tellerOf(grounds).say('runtime.frost', { lines: times(FROST_SHARE) })] : []),
    ...(percent ? [restingText(grounds, percent)] : []),
    ...(duty ? [tellerOf(grounds).say('runtime.duty', { percent: duty, lines: times(100 / duty) })] : []),
  ]
}

/** Whether its watts are told, though it does not take them all the time. */
const isResting = (load: AskedLoad) =>
  load.stated && !load.isOnAverage && !load.dutyPercent && !!load.appliance?.dutyPercent && rests(load, true)

/** Whether devices run for different hours of the day, and this, or how much they make, is told of them; or all of several are charged so often a day. */
export const isUneven = (asked: Grounds['asked']['loads'], loads: Reckoning['loads']) =>
  (asked.some(({ hours, pieces }) => hours ?? pieces) && runUnevenly(loads)) || areCharged(asked)

const areCharged = (asked: Grounds['asked']['loads']) =>
  asked.length > 1 && asked.every(({ pieces }) => pieces?.isDaily)

/** How long devices run where those of which the watts are told rest for as much of the time as they usually do. */
function restingText(grounds: Grounds, percent: number): string {
  const resting = reckon(grounds, true)
  const able = resting.stations.filter(({ weakness }) => !weakness)
  const own = (each: Reckoned) =>
    isUneven(grounds.asked.loads, resting.loads) ? ownHoursText(grounds, each, resting) : undefined
  const lines = `${able.map((each) => own(each) ?? hoursText(grounds, each)).join('; ')}.`
  return tellerOf(grounds).say('runtime.resting', { percent, lines })
}
