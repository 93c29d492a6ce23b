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
import { calculatorText } from './calculator.fi.ts'
import { shareUsed, verdictOf } from './calculator-texts.ts'

const { advice: words } = calculatorText

/** What the advice says, and the combinations that its links ask an offer of. An empty text is not shown. */
export interface AdviceTexts {
  lead: string
  /** The best in large letters, in the place of the lead: what it is and what it costs. */
  pick?: { label: string; what: string; price: string }
  /** Why just that, or what to do where nothing does. */
  reason: string
  others: string
  sunny: string
  best?: Combination
  sunnyWay?: Combination
  /** It does only where the appliances are used one at a time. */
  isInTurns?: boolean
  /** Nothing that is sold does: somebody may know better. */
  isBeyond?: boolean
}

/** The advice in a line: of the example that one finds there it tells that it is one. */
export const shortText = ({ lead, pick }: AdviceTexts, isExample: boolean): string =>
  isExample && pick ? calculatorText.example.short(pick.what, pick.price) : lead

/** The advice as one hears it read. */
export const summaryText = ({ lead, reason, others }: AdviceTexts): string =>
  [lead, reason, others].filter((text) => text !== '').join(' ')

/** The advice in words; without appliances it waits. */
export function adviceTexts(shop: Shop, loads: readonly Load[], usage: Usage): AdviceTexts {
  if (loads.length === 0) return { lead: words.empty, reason: '', others: '', sunny: '' }
  const advice = adviceFor(shop, loads, usage)
  switch (advice.kind) {
    case 'suffices':
      return {
        lead: words.best(nameOf(advice.best), money(advice.best.cents)),
        pick: pickOf(words.pick, advice.best),
        reason: reasonText(shop, advice.best, loads, usage),
        others: othersText(shop, advice, loads, usage),
        sunny: sunnyText(advice),
        best: advice.best,
        sunnyWay: advice.sunny,
      }
    case 'in-turns':
      return {
        lead: words.inTurns(nameOf(advice.best), money(advice.best.cents)),
        pick: pickOf(words.pickInTurns, advice.best),
        reason: words.atOnce(watts(advice.watts), watts(advice.mostWatts)),
        others: '',
        sunny: '',
        best: advice.best,
        isInTurns: true,
      }
    case 'too-strong': {
      const tell = advice.atStart ? words.startTooStrong : words.tooStrong
      const lead = tell(advice.load.name, watts(advice.watts), watts(advice.mostWatts))
      return { lead, reason: '', others: '', sunny: '', isBeyond: true }
    }
    case 'too-much-energy':
      return { lead: words.tooMuchEnergy, reason: words.tooMuchEnergyHint, others: '', sunny: '', isBeyond: true }
  }
}

const pickOf = (label: string, best: Combination & { cents: number }) => ({
  label,
  what: nameOf(best),
  price: money(best.cents),
})

/** How long it lasts and what is left then; of panels what they ask for. */
function reasonText(
  { additions }: Shop,
  { station, batteries, panels }: Combination,
  loads: readonly Load[],
  { days }: Usage,
): string {
  if (panels > 0) return words.onlyInSun
  const usableWh = (station.capacityWh + batteries * additions.batteryWh) * PRACTICAL_SHARE
  const spare = 100 - shareUsed(dailyWh(loads) * days, usableWh)
  return spare > 0 ? words.lastsAndSpares(days, percent(spare)) : words.lasts(days)
}

/** 'Ark EVO 1800 W, 2 lisäakkua ja aurinkopaneeli'; no line breaks within the station's name. */
export function nameOf({ station, batteries, panels }: Pick<Combination, 'station' | 'batteries' | 'panels'>): string {
  const name = station.name.replaceAll(' ', '\u00A0')
  const parts = [name, words.batteries(batteries), words.panels(panels)].filter((part) => part !== '')
  return parts.length > 1 ? words.joined(parts.slice(0, -1), parts.at(-1) ?? '') : name
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

/** What the other stations would cost, or why they do not do. */
function othersText(
  { stations, additions }: Shop,
  { best, others }: Extract<Advice, { kind: 'suffices' }>,
  loads: readonly Load[],
  usage: Usage,
): string {
  const dearer = others.map(otherText)
  const unfit = stations
    .filter(({ id }) => id !== best.station.id && !others.some(({ station }) => station.id === id))
    .map((station) => ({ station, plan: planStation(station, loads, usage, additions) }))
    .filter(({ plan }) => !plan.powerSuffices || !plan.startSuffices)
    .map(({ station, plan }) => words.unfit(station.name, verdictOf(plan).text.toLowerCase()))
  return [...dearer, ...unfit].join(' ')
}

/** A station that a little energy is wanting is not told at the price of a battery alone. */
function otherText(other: OtherWay): string {
  const { station, batteries, cents, lacksWh, inSun } = other
  if (lacksWh === undefined) return words.other(nameOf(other), money(cents))
  const less = nameOf({ station, batteries: batteries - 1, panels: 0 })
  const lacking = words.lacking(less, withUnit(Math.ceil(lacksWh), 'Wh'), batteries === 1)
  const mended = inSun
    ? [words.inSun(inSun.panels, money(inSun.cents)), words.otherwise(money(cents))]
    : [words.oneMore(money(cents))]
  return [lacking, ...mended].join(' ')
}

const sunnyText = ({ sunny }: Extract<Advice, { kind: 'suffices' }>): string =>
  sunny ? words.sunny(nameOf(sunny), money(sunny.cents)) : ''
