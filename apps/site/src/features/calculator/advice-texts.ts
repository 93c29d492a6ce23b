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
import { verdictOf } from './calculator-texts.ts'

const { advice: words } = calculatorText

/** `share` is in per cent, at most 100. */
interface BatteryUse {
  share: number
  text: string
  label: string
}

/** What the advice says, and the combinations that its links ask an offer of. An empty text is not shown. */
export interface AdviceTexts {
  lead: string
  /** The best in large letters, in the place of the lead: what it is, what it costs, and of what it holds. */
  pick?: { label: string; what: string; price: string }
  others: string
  sunny: string
  best?: Combination
  /** How much of the battery of the best the use takes. */
  battery?: BatteryUse
  sunnyWay?: Combination
}

/** The advice in a line: of the example that one finds there it tells that it is one. */
export const shortText = ({ lead, pick }: AdviceTexts, isExample: boolean): string =>
  isExample && pick ? calculatorText.example.short(pick.what, pick.price) : lead

/** The advice in words; without appliances it waits. */
export function adviceTexts(shop: Shop, loads: readonly Load[], usage: Usage): AdviceTexts {
  if (loads.length === 0) return { lead: words.empty, others: '', sunny: '' }
  const advice = adviceFor(shop, loads, usage)
  switch (advice.kind) {
    case 'suffices':
      return {
        lead: words.best(nameOf(advice.best), money(advice.best.cents)),
        pick: pickOf(words.pick, advice.best),
        others: othersText(shop, advice, loads, usage),
        sunny: sunnyText(advice),
        best: advice.best,
        battery: batteryUse(shop, advice.best, loads, usage),
        sunnyWay: advice.sunny,
      }
    case 'in-turns':
      return {
        lead: words.inTurns(nameOf(advice.best), money(advice.best.cents)),
        pick: pickOf(words.pickInTurns, advice.best),
        others: words.atOnce(watts(advice.watts), watts(advice.mostWatts)),
        sunny: '',
        best: advice.best,
        battery: batteryUse(shop, advice.best, loads, usage),
      }
    case 'too-strong': {
      const tell = advice.atStart ? words.startTooStrong : words.tooStrong
      return { lead: tell(advice.load.name, watts(advice.watts), watts(advice.mostWatts)), others: '', sunny: '' }
    }
    case 'too-much-energy':
      return { lead: words.tooMuchEnergy, others: words.tooMuchEnergyHint, sunny: '' }
  }
}

const pickOf = (label: string, best: Combination & { cents: number }) => ({
  label,
  what: nameOf(best),
  price: money(best.cents),
})

/** How much of the batteries of a combination the stated use takes, in per cent and in words; undefined where panels bring the rest. */
function batteryUse(
  { additions }: Shop,
  { station, batteries, panels }: Combination,
  loads: readonly Load[],
  { days }: Usage,
): BatteryUse | undefined {
  if (panels > 0) return undefined
  const usableWh = (station.capacityWh + batteries * additions.batteryWh) * PRACTICAL_SHARE
  const used = Math.round((100 * dailyWh(loads) * days) / usableWh)
  const share = Math.min(100, Math.max(1, used))
  return { share, text: percent(share), label: words.batteryUse(days) }
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

function sunnyText({ best, sunny }: Extract<Advice, { kind: 'suffices' }>): string {
  if (best.panels > 0) return words.onlyInSun
  return sunny ? words.sunny(nameOf(sunny), money(sunny.cents)) : ''
}
