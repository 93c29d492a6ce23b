import {
  type Advice,
  adviceFor,
  type Combination,
  type OtherWay,
  priced,
  type Shop,
} from '@arkpax/schema/calculator-advice'
import {
  dailyWh,
  type Load,
  PRACTICAL_SHARE,
  planStation,
  type Station,
  type StationPlan,
  type Usage,
} from '@arkpax/schema/calculator-rules'
import { percent, withUnit } from '@arkpax/schema/figures'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { unbrokenName } from '../../lib/unbroken-name.ts'
import { calculatorText } from './calculator.fi.ts'
import { NARROW, shareUsed, verdictOf } from './calculator-texts.ts'

const { advice: words } = calculatorText

/** What the advice says, and the combinations that its links ask an offer of. An empty text is not shown. */
export interface AdviceTexts {
  lead: string
  /** The best in large letters, in the place of the lead: what it is and what it costs. */
  pick?: { label: string; what: string; price: string; added: string }
  /** Why just that, or what to do where nothing does. */
  reason: string
  others: OtherTexts[]
  best?: Combination
  /** It does only where the appliances are used one at a time. */
  isInTurns?: boolean
  /** Nothing that is sold does: somebody may know better. */
  isBeyond?: boolean
}

/** Something else that would do, what it costs and what it asks for; what does not do has neither price nor `way`. */
export interface OtherTexts {
  what: string
  price: string
  note: string
  way?: Combination
}

/** The advice as one hears it read. */
export const summaryText = ({ lead, reason, others }: AdviceTexts): string =>
  [lead, reason, ...others.map(otherSentence)].filter((text) => text !== '').join(' ')

const otherSentence = ({ what, price, note }: OtherTexts): string =>
  price ? `${words.other(what, price)} ${note}` : `${what}: ${note}`

/** The advice in words; without appliances it waits. */
export function adviceTexts(shop: Shop, loads: readonly Load[], usage: Usage): AdviceTexts {
  if (loads.length === 0) return { lead: words.empty, reason: '', others: [] }
  const advice = adviceFor(shop, loads, usage)
  switch (advice.kind) {
    case 'suffices':
      return {
        lead: words.best(nameOf(advice.best), money(advice.best.cents)),
        pick: pickOf(words.pick, advice.best),
        reason: reasonText(shop, advice.best, loads, usage),
        others: othersOf(shop, advice, loads, usage),
        best: advice.best,
      }
    case 'in-turns':
      return {
        lead: words.inTurns(nameOf(advice.best), money(advice.best.cents)),
        pick: pickOf(words.pickInTurns, advice.best),
        reason: withStock(shop, advice.best, words.atOnce(watts(advice.watts), watts(advice.mostWatts))),
        others: [],
        best: advice.best,
        isInTurns: true,
      }
    case 'too-strong': {
      const tell = advice.atStart ? words.startTooStrong : words.tooStrong
      const lead = tell(advice.load.name, watts(advice.watts), watts(advice.mostWatts))
      return { lead, reason: '', others: [], isBeyond: true }
    }
    case 'too-much-energy':
      return { lead: words.tooMuchEnergy, reason: words.tooMuchEnergyHint, others: [], isBeyond: true }
  }
}

const pickOf = (label: string, best: Combination & { cents: number }) => ({
  label,
  what: nameOf(best),
  price: money(best.cents),
  added: addedText(best),
})

/** '+ lisäakku': what comes with the station; empty where it is bought alone. */
function addedText({ batteries, panels }: Combination): string {
  const parts = partsOf(words.batteries(batteries), words.panels(panels))
  return parts && words.added(parts)
}

/** How long it lasts and what is left then; of panels what they ask for. */
function reasonText(shop: Shop, way: Combination, loads: readonly Load[], { days }: Usage): string {
  const { station, batteries, panels } = way
  if (panels > 0) return withStock(shop, way, words.onlyInSun)
  const usableWh = (station.capacityWh + batteries * shop.additions.batteryWh) * PRACTICAL_SHARE
  const used = shareUsed(dailyWh(loads) * days, usableWh)
  const tell = used >= NARROW ? words.lastsNarrowly : words.lastsAndSpares
  return withStock(shop, way, tell(days, percent(100 - used)))
}

/** A text about a combination, and what of that is sold out. */
function withStock({ soldOut = [], batteryId = '', panelId = '' }: Shop, way: Combination, text: string): string {
  const { station, batteries, panels } = way
  const missing = partsOf(
    soldOut.includes(station.id) ? unbrokenName(station.name) : '',
    batteries > 0 && soldOut.includes(batteryId) ? words.batteries(1) : '',
    panels > 0 && soldOut.includes(panelId) ? words.panels(1) : '',
  )
  return missing ? `${text} ${words.soldOut(missing)}` : text
}

/** 'Ark EVO 1800 W, 2 lisäakkua ja aurinkopaneeli'; the station's name breaks before its figure alone, so that it fits into a narrow column. */
export function nameOf({ station, batteries, panels }: Pick<Combination, 'station' | 'batteries' | 'panels'>): string {
  return partsOf(unbrokenName(station.name), words.batteries(batteries), words.panels(panels))
}

/** The parts of a combination in a row; an empty one is none. */
function partsOf(...names: string[]): string {
  const parts = names.filter((part) => part !== '')
  return parts.length > 1 ? words.joined(parts.slice(0, -1), parts.at(-1) ?? '') : parts.join('')
}

/** What a station costs with the extra batteries that its plan has; empty where it does not do. */
export function stationPriceText(shop: Shop, station: Station, plan: StationPlan): string {
  const { powerSuffices, startSuffices, extraBatteries } = plan
  const way = powerSuffices && startSuffices && extraBatteries !== undefined && priced(shop, station, extraBatteries, 0)
  return way ? words.total(nameOf(way), money(way.cents)) : ''
}

/** '3 350 €', with cents where there are any. */
export const money = (cents: number) => formatPrice(toEuros(cents))

const watts = (value: number) => withUnit(Math.round(value), 'W')

/** What else would do, cheapest first, and why the rest does not. */
function othersOf(
  shop: Shop,
  { best, others, sunny }: Extract<Advice, { kind: 'suffices' }>,
  loads: readonly Load[],
  usage: Usage,
): OtherTexts[] {
  const { stations, additions } = shop
  const ways = [
    ...(sunny ? [{ way: sunny, note: words.sunny }] : []),
    ...others.flatMap((other) => waysOf(shop, other, loads, usage)),
  ].toSorted((one, other) => one.way.cents - other.way.cents)
  const unfit = stations
    .filter(({ id }) => id !== best.station.id && !others.some(({ station }) => station.id === id))
    .map((station) => ({ station, plan: planStation(station, loads, usage, additions) }))
    .filter(({ plan }) => !plan.powerSuffices || !plan.startSuffices)
    .map(({ station, plan }) => ({
      what: unbrokenName(station.name),
      price: '',
      note: words.unfit(verdictOf(plan).text.toLowerCase()),
    }))
  return [...ways.map(({ way, note }) => ({ what: nameOf(way), price: money(way.cents), note, way })), ...unfit]
}

/** A station that a little energy is wanting is not told at the price of a battery alone. */
function waysOf(
  shop: Shop,
  other: OtherWay,
  loads: readonly Load[],
  usage: Usage,
): { way: Combination; note: string }[] {
  const { station, batteries, lacksWh, inSun } = other
  if (lacksWh === undefined) return [{ way: other, note: reasonText(shop, other, loads, usage) }]
  const less = nameOf({ station, batteries: batteries - 1, panels: 0 })
  const note = words.lacking(less, withUnit(Math.ceil(lacksWh), 'Wh'), batteries === 1)
  return [...(inSun ? [{ way: inSun, note: words.inSun }] : []), { way: other, note }]
}
