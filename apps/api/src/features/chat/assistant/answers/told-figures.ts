import { additionsOf, stationsOf } from '@arkpax/schema/calculator-choices'
import { joinedPanels, mostPanels, panelDayWh } from '@arkpax/schema/calculator-rules'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { weekdayOf } from '@arkpax/schema/office-hours'
import { dayText, weekdayName } from '@arkpax/schema/office-hours-text'
import { isoDayOf } from '@arkpax/schema/typed-day'
import { workingDayFrom } from '@arkpax/schema/working-days'
import { intoBattery } from '../question/bare-figures.ts'
import { chargingFrom } from './charging-from.ts'
import { chargingWithBatteries, fillingInDay, ORDINARY_SUN } from './charging-times.ts'
import {
  type Composed,
  energyIn,
  extraBatteries,
  type Grounds,
  isStation,
  nameIn,
  productsAsked,
  tellerOf,
  wholeOf,
  withUnitIn,
} from './composed.ts'
import { loadsText, needText, reckon, usualDuty } from './loads.ts'
import { balanceText } from './panel-balance.ts'
import { collectedWhenClosed } from './ways-to-reach.ts'
import { yearsOfCycles } from './years-of-cycles.ts'

/** What is counted of the numbers that a question tells, before the written answer of the intent that tells the rule. */
const counting: Record<string, (grounds: Grounds) => string | undefined> = {
  'amps-to-watts.how': powerOfAmperes,
  'battery-life.how-long': yearsOfCycles,
  'panel-yield.how-much': yieldOfPanels,
  'advice.how-many-panels': panelsFor,
  'extra-battery-charge.how-long': (grounds) =>
    extraBatteries(grounds).count > 0 ? chargingWithBatteries(grounds).join(' ') || undefined : undefined,
  'charge-share.how-much': shareOfDisplay,
  'delivery.collect': collectedWhenClosed,
  'soft-start.what': startSoftly,
  'solar-weak.problem': ordinaryOfPanels,
  'which-output.which': outputsForAmps,
  'return-deadline.what': returnUntil,
  'return.can': returnUntil,
  'return.late': returnUntil,
}

/** Answers of what gives the power that a station is charged with. */
const OF_SUPPLY = /^charge-(?:slower|amps|car|generator)\./

/** What is counted of these is the answer, and what is written only tells more. */
const FIRST = ['solar-weak.problem', 'delivery.collect']

/** A written answer with what is counted of the numbers that are told. */
export function withCounted(grounds: Grounds, written: Composed): Composed {
  const charging = OF_SUPPLY.test(grounds.asked.intent.id) ? chargingFrom(grounds) : undefined
  if (charging) return { ...written, reply: charging, details: wholeOf(written) }
  const counted = counting[grounds.asked.intent.id]?.(grounds)
  const end = counting[grounds.asked.intent.id] === returnUntil ? returnEnd(grounds) : undefined
  if (counted && end && (end.isOver || grounds.asked.intent.id === 'return.late'))
    return { ...written, reply: counted, details: undefined }
  if (counted && FIRST.includes(grounds.asked.intent.id))
    return { ...written, reply: counted, details: wholeOf(written) }
  return counted ? { ...written, reply: `${counted} ${written.reply}` } : written
}

/** '12 V × 5 A = 60 W.' */
function powerOfAmperes({ asked }: Grounds): string | undefined {
  const [volts, amps] = (['V', 'A'] as const).map((unit) => asked.quantities.find((each) => each.unit === unit)?.value)
  if (!volts || !amps) return undefined
  const text = (value: number, unit: 'V' | 'A' | 'W') => withUnitIn(asked.language, value, unit)
  return `${text(volts, 'V')} × ${text(amps, 'A')} = ${text(Number((volts * amps).toPrecision(6)), 'W')}.`
}

/** Of devices that start too hard: that a soft start may be enough where their power is. */
function startSoftly(grounds: Grounds): string | undefined {
  const { loads, language } = grounds.asked
  if (loads.length === 0) return undefined
  const text = (watts: number) => withUnitIn(language, Math.round(watts), 'W')
  const lines = reckon(grounds).stations.flatMap(({ name, station, plan }) => {
    const told = { name, need: text(plan.demand.watts), power: text(station.continuousWatts) }
    return plan.powerSuffices && !plan.startSuffices
      ? [tellerOf(grounds).say('runtime.soft-start', { ...told, peak: text(station.peakWatts) })]
      : []
  })
  return lines.join(' ') || undefined
}

/** That watts which panels bring are as usual: 'onko 130 W paneelista hyvä'. */
function ordinaryOfPanels({ asked, ...rest }: Grounds): string | undefined {
  const own = rest.knowledge.catalogue.find(({ panelWatts }) => panelWatts)?.panelWatts
  // 'paneelis on 200 W' is what it is called.
  const told = asked.quantities.find(({ unit, value }) => unit === 'W' && value !== own)?.value
  const watts = asked.display?.input ?? told
  const count = asked.products.find(({ isPanel }) => isPanel)?.count
  if (!own || !watts || !count || watts < ORDINARY_SUN.least * own * count || watts > own * count) return undefined
  const text = (value: number) => withUnitIn(asked.language, Math.round(value), 'W')
  const most = text(ORDINARY_SUN.most * own * count)
  const least = Math.round(ORDINARY_SUN.least * own * count)
  return tellerOf({ asked, ...rest }).say('panels.ordinary', { watts: text(watts), count, least, most })
}

/** What of the display's figures goes into the battery: 'INPUT 900 ja OUTPUT 500'. */
function shareOfDisplay(grounds: Grounds): string | undefined {
  const { display, language } = grounds.asked
  const share = intoBattery(grounds.asked)
  if (share === undefined) return undefined
  const inWatts = (value = 0) => withUnitIn(language, value, 'W')
  const told = { input: inWatts(display?.input), output: inWatts(display?.output), share: inWatts(share) }
  return tellerOf(grounds).say('display.share', told)
}

/** The 12 V outputs that give the amperes that a device takes: '12 V × 5 A = 60 W. Ark EVO: DC5521 (10 A), Anderson (30 A).' */
function outputsForAmps(grounds: Grounds): string | undefined {
  const { asked } = grounds
  const amps = asked.quantities.find(({ unit }) => unit === 'A')?.value
  const volts = asked.quantities.find(({ unit }) => unit === 'V')?.value
  const sum = powerOfAmperes(grounds)
  if (!amps || !sum) return undefined
  const stations = productsAsked(grounds, isStation).flatMap((product) => {
    const able = product.ports.filter(
      (port) => port.direction === 'out' && port.volts === volts && (port.amps ?? 0) >= amps,
    )
    const ports = able.map(({ label, amps: most }) => `${label} (${withUnitIn(asked.language, most ?? 0, 'A')})`)
    return ports.length > 0 ? [{ name: nameIn(grounds, product.id), ports: ports.join(', ') }] : []
  })
  const [only, ...others] = stations
  if (!only) return undefined
  const isSame = others.every(({ ports }) => ports === only.ports)
  const told = isSame ? [{ ...only, name: stations.map(({ name }) => name).join(', ') }] : stations
  return [sum, ...told.map(({ name, ports }) => `${name}: ${ports}.`)].join(' ')
}

/** What several panels give, or one in several days of summer. */
function yieldOfPanels(grounds: Grounds): string | undefined {
  const inDay = fillingInDay(grounds)
  if (inDay.length > 0) return inDay.join(' ')
  const balance = balanceText(grounds)
  if (balance) return balance
  const { asked, knowledge } = grounds
  const count = asked.products.find(({ isPanel }) => isPanel)?.count ?? 1
  const days =
    asked.quantities.find(({ unit }) => unit === 'days')?.value ?? Number(asked.kinds('days-of-yield')[0]?.value ?? 1)
  if (count * days === 1) return undefined
  const energy = energyIn(asked.language, count * days * panelDayWh(additionsOf(knowledge.catalogue)))
  return tellerOf(grounds).say(days === 1 ? 'panels.yield-day' : 'panels.yield', { count, days, energy })
}

/** How many panels bring a day of the devices that are named; of one that rests between as its kind does, how many then. */
function panelsFor(grounds: Grounds): string | undefined {
  const { asked } = grounds
  const [only] = asked.loads
  if (!only) return panelsToFill(grounds)
  const { loads, stations, ...reckoning } = reckon(grounds)
  const count = stations[0]?.plan.panels
  if (!count) return undefined
  const teller = tellerOf(grounds)
  const balance = asked.bound.isWhether ? balanceText(grounds) : undefined
  if (balance) return balance
  const duty = usualDuty(asked.loads)
  const resting = duty && reckon({ ...grounds, asked: { ...asked, loads: [{ ...only, dutyPercent: duty }] } })
  const rests = resting ? resting.stations[0]?.plan.panels : undefined
  return [
    teller.say('runtime.load', { loads: loadsText(grounds, loads) }),
    needText(grounds, { ...reckoning, loads, stations }),
    teller.say('advice.panels', { count }),
    ...(rests && rests < count ? [teller.say('panels.resting', { percent: duty || 0, count: rests })] : []),
  ].join(' ')
}

/** How many panels fill a station in a day, or how many days the most of them take: 'montako paneelia, että PRO on illalla täysi'. */
function panelsToFill(grounds: Grounds): string | undefined {
  const { asked, knowledge } = grounds
  const additions = additionsOf(knowledge.catalogue)
  const named = stationsOf(knowledge.catalogue).filter(({ id }) => asked.products.some((each) => each.id === id))
  if (!asked.isFull || !additions.panelWatts || named.length === 0) return undefined
  const { count, wattHours } = extraBatteries(grounds)
  const teller = tellerOf(grounds)
  return named
    .map((station) => {
      const held = station.capacityWh + count * wattHours
      const panels = joinedPanels(Math.ceil(held / panelDayWh(additions)))
      const most = mostPanels(station, additions)
      const own = nameIn(grounds, station.id)
      const told = {
        name: count > 0 ? teller.say('runtime.plus', { name: own, count }) : own,
        held: energyIn(asked.language, held),
        energy: energyIn(asked.language, panelDayWh(additions)),
      }
      if (panels <= most) return teller.say('panels.fill', { ...told, count: panels })
      const days = Math.ceil(held / (most * panelDayWh(additions)))
      return teller.say('panels.fill-most', { ...told, count: most, days })
    })
    .join(' ')
}

const DAY = /^\d{1,2}\.\d{1,2}(?:\.20\d\d)?$/

/** Until when what came on a day that is told can be returned: the last that can be meant; without a year the nearest. */
function returnEnd({ asked, knowledge, now }: Grounds) {
  const today = finnishDay(now)
  const year = Number(today.slice(0, 4))
  const isPast = asked.tells('came')
  const inYear = (day: string, of: number) => (day.split('.').length > 2 ? isoDayOf(day) : isoDayOf(`${day}.${of}`))
  const all = asked.days.filter((day) => DAY.test(day))
  const days = all.filter((day) => all.length === 1 || (day !== asked.today && inYear(day, year) !== today))
  const told = days.findLast((day) => !isPast || inYear(day, year) <= today) ?? days.at(-1)
  if (!told) return undefined
  const isOver = inYear(told, year) <= today
  const by = isOver ? Number(!isPast && asked.tells('coming')) : -Number(isPast)
  const received = inYear(told, year + by)
  const until = workingDayFrom(dayAfter(received, knowledge.settings.terms.returnDays))
  return { received, until, isComing: received > today, isOver: until < today }
}

function returnUntil(grounds: Grounds): string | undefined {
  const end = returnEnd(grounds)
  if (!end) return undefined
  const sentence = end.isOver ? 'return.ended' : end.isComing ? 'return.coming' : 'return.until'
  const until = `${dayText(end.until)} (${weekdayName(weekdayOf(end.until), grounds.asked.language)})`
  return tellerOf(grounds).say(sentence, { received: dayText(end.received), until })
}
