import { additionsOf, stationsOf } from '@arkpax/schema/calculator-choices'
import {
  type Load,
  PRACTICAL_SHARE,
  planStation,
  type Station,
  type StationPlan,
} from '@arkpax/schema/calculator-rules'
import { pages } from '../content/site-urls.ts'
import type { AskedLoad } from '../question/slots.ts'
import { type Grounds, nameIn, type Source, tellerOf, withUnitIn } from './composed.ts'
import { extraBatteries } from './figures-of-products.ts'

/** Who tells no hours of a device that has no usual ones runs it for an hour a day. */
const USUAL_HOURS = 1

/** The devices of a question as the calculator takes them; the start of one whose watts are told grows with them. */
export function loadsOf({ asked }: Grounds): Load[] {
  const { hours } = periodOf(asked.quantities)
  return asked.loads.map(({ appliance, count, watts, stated, hours: own }) => {
    const start = appliance?.startWatts && (appliance.startWatts * watts) / (appliance.watts ?? watts)
    return {
      name: appliance?.name ?? '',
      count,
      watts,
      ...(start && { startWatts: Math.round(start) }),
      ...(appliance?.dutyPercent && !(stated && !appliance.startWatts) && { dutyPercent: appliance.dutyPercent }),
      hoursPerDay: own ?? hours ?? appliance?.hoursPerDay ?? USUAL_HOURS,
    }
  })
}

/** The hours a day and the days that a question tells. */
export function periodOf(quantities: Grounds['asked']['quantities']): { hours?: number; days?: number } {
  const value = (unit: string) => quantities.find((each) => each.unit === unit)?.value
  const [hours, days] = [value('h'), value('days')]
  return { ...(hours && hours <= 24 && { hours }), ...(days && days <= 30 && { days: Math.max(1, Math.round(days)) }) }
}

/** What a station does with the loads, for the days that are asked. */
export interface Reckoned {
  id: string
  name: string
  station: Station
  plan: StationPlan
  isStrong: boolean
  /** Watts of continuous power that the heaviest devices of a kind may need. */
  most: number
  hours: number
  practicalHours: number
}

/** The stations that are named, else all, with the extra batteries that are named. */
export function reckon(grounds: Grounds, loads: readonly Load[], days: number): Reckoned[] {
  const { asked, knowledge } = grounds
  const additions = additionsOf(knowledge.catalogue)
  const { count, wattHours } = extraBatteries(grounds)
  const stations = stationsOf(knowledge.catalogue)
  const named = stations.filter(({ id }) => asked.products.some((product) => product.id === id))
  return (named.length > 0 ? named : stations).map((own) => {
    const station = {
      ...own,
      capacityWh: own.capacityWh + count * wattHours,
      maxExtraBatteries: own.maxExtraBatteries - count,
    }
    const plan = planStation(station, loads, { together: true, days }, additions)
    const most = asked.loads.reduce(
      (sum, { appliance, count: pieces, watts, stated }) =>
        sum + pieces * (stated ? watts : (appliance?.wattsMax ?? watts)),
      0,
    )
    const name = nameIn(grounds, own.id)
    return {
      id: own.id,
      name: count > 0 ? tellerOf(grounds).say('runtime.plus', { name, count }) : name,
      station,
      plan,
      isStrong: plan.powerSuffices && plan.startSuffices,
      most,
      hours: plan.hoursTogether,
      practicalHours: plan.hoursTogether * PRACTICAL_SHARE,
    }
  })
}

/** A device in the language of the question, as in the middle of a sentence. */
export function deviceIn({ asked: { language } }: Grounds, { appliance }: Pick<AskedLoad, 'appliance'>): string {
  if (!appliance) return ''
  const name = language === 'fi' ? appliance.name : (appliance.names?.[language] ?? '')
  const isAcronym = name.slice(0, 2) === name.slice(0, 2).toUpperCase() || name === 'Starlink'
  return isAcronym ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** 'jääkaappi 80 W (käynnistyessä 600 W) + 2 × LED-valaisimet 50 W'. */
export function loadsText(grounds: Grounds, loads: readonly Load[]): string {
  const { language } = grounds.asked
  const teller = tellerOf(grounds)
  return loads
    .map(({ count, watts, startWatts }, index) => {
      const load = grounds.asked.loads[index]
      const most = load && !load.stated ? load.appliance?.wattsMax : undefined
      const draw = most ? `${watts}–${withUnitIn(language, most, 'W')}` : withUnitIn(language, watts, 'W')
      const start = startWatts
        ? ` (${teller.say('runtime.start', { watts: withUnitIn(language, startWatts, 'W') })})`
        : ''
      const name = load ? deviceIn(grounds, load) : ''
      return `${count > 1 ? `${count} × ` : ''}${[name, draw].filter(Boolean).join(' ')}${start}`
    })
    .join(' + ')
}

/** The calculator with these devices filled in, as `calculationQuery` of the site writes them. */
export function calculatorPage(grounds: Grounds, loads: readonly Load[], days: number): Source {
  const query = new URLSearchParams()
  loads.forEach(({ name, count, watts, hoursPerDay, startWatts }, index) => {
    const appliance = grounds.asked.loads[index]?.appliance
    const label = appliance && !appliance.answersOnly ? appliance.id : name || withUnitIn('fi', watts, 'W')
    query.append('laite', [label, count, watts, hoursPerDay, startWatts].filter((each) => each !== undefined).join('_'))
  })
  if (days > 1) query.set('vrk', String(days))
  return { title: tellerOf(grounds).say('page.calculator'), url: `${pages.calculator}?${query}` }
}
