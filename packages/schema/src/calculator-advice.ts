import {
  type Additions,
  dailyWh,
  demandOf,
  joinedPanels,
  type Load,
  mostPanels,
  PRACTICAL_SHARE,
  panelDayWh,
  planStation,
  type Station,
  type Usage,
} from './calculator-rules.ts'

/** What can be bought for the appliances. Prices are in cents by the id of the product; what has none is not advised. */
export interface Shop {
  stations: readonly Station[]
  additions: Additions
  prices: Readonly<Record<string, number>>
  /** What has no stock, by its id. */
  soldOut?: readonly string[]
  batteryId?: string
  panelId?: string
}

/** A station with extra batteries and panels, and what they cost together in cents. */
export interface Combination {
  station: Station
  batteries: number
  panels: number
  cents: number
}

/** A way with another station than the advised one. */
export interface OtherWay extends Combination {
  /** What is wanting without its last battery, where that is little: so many watt-hours of the use. */
  lacksWh?: number
  /** The same with panels in the place of that battery: they bring what is wanting on one day of summer sun. */
  inSun?: Combination
}

/** What to buy for the appliances, or why nothing does. */
export type Advice =
  /**
   * `others` are the cheapest ways with the other stations, cheapest first. `sunny` costs less than `best` and lasts while the sun
   * shines; `best` has panels itself only where no number of batteries suffices.
   */
  | { kind: 'suffices'; best: Combination; others: OtherWay[]; sunny?: Combination }
  /** Not at once, but one kind of appliance at a time. */
  | { kind: 'in-turns'; best: Combination; watts: number; mostWatts: number }
  /** One kind of appliance alone asks for more than any station gives, while it runs or (`atStart`) when it starts. */
  | { kind: 'too-strong'; load: Load; watts: number; mostWatts: number; atStart: boolean }
  | { kind: 'too-much-energy' }

/**
 * The cheapest combination that carries both the power and the energy of the appliances. Panels count only for use of several days, and
 * only where the batteries hold the first of them without sun.
 */
export function adviceFor(shop: Shop, loads: readonly Load[], usage: Usage): Advice {
  const sufficing = sufficingFor(shop, loads, usage)
  if (sufficing) return sufficing
  const inTurns = usage.together ? sufficingFor(shop, loads, { ...usage, together: false }) : undefined
  const mostWatts = Math.max(0, ...shop.stations.map(({ continuousWatts }) => continuousWatts))
  if (inTurns) return { kind: 'in-turns', best: inTurns.best, watts: demandOf(loads, usage).watts, mostWatts }
  return tooStrong(shop, loads, mostWatts) ?? { kind: 'too-much-energy' }
}

function sufficingFor(shop: Shop, loads: readonly Load[], usage: Usage) {
  const byPrice = (ways: (Combination | undefined)[]) =>
    ways.filter((way) => way !== undefined).toSorted((one, other) => one.cents - other.cents)
  const [best, ...others] = byPrice(shop.stations.map((station) => withBatteries(shop, station, loads, usage)))
  const [sunny] = byPrice(shop.stations.map((station) => withPanels(shop, station, loads, usage)))
  if (!best) return sunny && { kind: 'suffices' as const, best: sunny, others }
  const told = others.map((other) => withLack(shop, other, loads, usage))
  return { kind: 'suffices' as const, best, others: told, ...(sunny && sunny.cents < best.cents && { sunny }) }
}

/** A battery that is bought for less than this part of the use is told with what it is bought for. */
const LITTLE = 0.1

/** Tells of a way that its last battery is there for little, and what panels would cost in its place. For several days `sunny` tells of panels. */
function withLack(shop: Shop, way: Combination, loads: readonly Load[], usage: Usage): OtherWay {
  const { station, batteries, cents } = way
  const { additions } = shop
  if (batteries === 0) return way
  const neededWh = dailyWh(loads) * usage.days
  const lacksWh = neededWh - (station.capacityWh + (batteries - 1) * additions.batteryWh) * PRACTICAL_SHARE
  if (lacksWh > LITTLE * neededWh) return way
  const panels = joinedPanels(Math.ceil(lacksWh / (panelDayWh(additions) * PRACTICAL_SHARE)))
  const fit = usage.days === 1 && panels <= mostPanels(station, additions)
  const inSun = fit ? priced(shop, station, batteries - 1, panels) : undefined
  return { ...way, lacksWh, ...(inSun && inSun.cents < cents && { inSun }) }
}

/** A station with as few batteries as hold the whole use without a charge. */
function withBatteries(shop: Shop, station: Station, loads: readonly Load[], usage: Usage): Combination | undefined {
  const plan = planStation(station, loads, usage, shop.additions)
  if (!plan.powerSuffices || !plan.startSuffices || plan.extraBatteries === undefined) return undefined
  return priced(shop, station, plan.extraBatteries, 0)
}

/** The cheapest that holds the first day from its batteries, and that panels charge on the other days of the use. */
function withPanels(shop: Shop, station: Station, loads: readonly Load[], usage: Usage): Combination | undefined {
  const plan = planStation(station, loads, usage, shop.additions)
  if (!plan.powerSuffices || !plan.startSuffices) return undefined
  const perDayWh = dailyWh(loads) / PRACTICAL_SHARE
  const counts = Array.from({ length: plan.mostPanels }, (_, index) => index + 1)
  const ways = counts
    .filter((count) => joinedPanels(count) === count)
    .flatMap((panels) => {
      const broughtWh = panels * panelDayWh(shop.additions) * (usage.days - 1)
      const heldWh = Math.max(perDayWh, perDayWh * usage.days - broughtWh)
      const batteries = Math.max(0, Math.ceil((heldWh - station.capacityWh) / shop.additions.batteryWh))
      const isMore = batteries < (plan.extraBatteries ?? Number.POSITIVE_INFINITY)
      return (isMore && batteries <= station.maxExtraBatteries && priced(shop, station, batteries, panels)) || []
    })
  return ways.toSorted((one, other) => one.cents - other.cents)[0]
}

/** A station with additions at the prices of the shop; undefined where one of them has none. */
export function priced(
  { prices, batteryId = '', panelId = '' }: Shop,
  station: Station,
  batteries: number,
  panels: number,
): Combination | undefined {
  const cents = (id: string, count: number) => (count === 0 ? 0 : count * (prices[id] ?? Number.NaN))
  const sum = cents(station.id, 1) + cents(batteryId, batteries) + cents(panelId, panels)
  return Number.isFinite(sum) ? { station, batteries, panels, cents: sum } : undefined
}

function tooStrong({ stations }: Shop, loads: readonly Load[], mostWatts: number): Advice | undefined {
  const mostAtStart = Math.max(0, ...stations.map(({ peakWatts }) => peakWatts))
  for (const load of loads) {
    const { watts, startWatts } = demandOf([load], { together: true })
    if (watts > mostWatts) return { kind: 'too-strong', load, watts, mostWatts, atStart: false }
    if (startWatts > mostAtStart)
      return { kind: 'too-strong', load, watts: startWatts, mostWatts: mostAtStart, atStart: true }
  }
  return undefined
}
