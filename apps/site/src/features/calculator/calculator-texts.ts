import type { ApplianceChoice } from '@arkpax/schema/calculator-choices'
import {
  type Additions,
  demandOf,
  type Load,
  PRACTICAL_SHARE,
  runtimeHours,
  type Station,
  type StationPlan,
} from '@arkpax/schema/calculator-rules'
import type { Appliance } from '@arkpax/schema/content'
import { energy, percent, withUnit } from '@arkpax/schema/figures'
import { daysText, hoursRange, hoursText, minutesRange, rangeOfHours } from '@arkpax/schema/runtime-figures'
import { calculatorText } from './calculator.fi.ts'

const NBSP = '\u00A0'

/** Something short that says whether the station will do; its tone is that of a badge. */
export interface Verdict {
  text: string
  tone: 'good' | 'low' | 'danger' | 'neutral'
}

/** The verdict on a station for the stated use. */
export function verdictOf({ powerSuffices, startSuffices, extraBatteries }: StationPlan): Verdict {
  const { verdicts } = calculatorText
  if (!powerSuffices) return { text: verdicts.power, tone: 'danger' }
  if (!startSuffices) return { text: verdicts.start, tone: 'danger' }
  if (extraBatteries === undefined) return { text: verdicts.energy, tone: 'danger' }
  if (extraBatteries > 0) return { text: verdicts.withBatteries(extraBatteries), tone: 'low' }
  return { text: verdicts.suffices, tone: 'good' }
}

/** How much of a battery goes in what is asked of it, in per cent, at least one and at most all. */
export const shareUsed = (wattHours: number, usableWh: number) =>
  Math.min(100, Math.max(1, Math.round((100 * wattHours) / usableWh)))

/** How far a drawn bar is filled, in per cent, and whether more is asked than there is. */
interface Gauge {
  share: number
  isOver: boolean
}

/** The battery that goes in the stated days, extra batteries and all, and the power that is asked of what is given continuously. */
export function gaugesOf(
  station: Station,
  plan: StationPlan,
  days: number,
  additions: Additions,
): Record<'battery' | 'power', Gauge> {
  const share = (100 * plan.demand.watts) / station.continuousWatts
  return {
    battery: {
      share: shareUsed(days, daysOfUse(station, plan, additions) * PRACTICAL_SHARE),
      isOver: plan.extraBatteries === undefined,
    },
    power: plan.startSuffices
      ? { share: Math.min(100, Math.round(10 * share) / 10), isOver: !plan.powerSuffices }
      : { share: 100, isOver: true },
  }
}

const timesBattery = ({ capacityWh }: Station, { extraBatteries }: StationPlan, { batteryWh }: Additions) =>
  1 + ((extraBatteries ?? 0) * batteryWh) / capacityWh

const daysOfUse = (station: Station, plan: StationPlan, additions: Additions) =>
  plan.days * timesBattery(station, plan, additions)

/** A smaller part of a day is no number to tell. */
const LEAST_DAYS = 0.1

/** Everything that a station's panel says, by the names of its parts; its times are those of what its price is for, extra batteries and all. */
export function stationTexts(station: Station, plan: StationPlan, days: number, additions: Additions) {
  const runs = plan.powerSuffices && plan.startSuffices
  const { about, nominally, power, batteries, panels, parts } = calculatorText
  const { demand, extraBatteries, mostPanels } = plan
  const hours = plan.hoursTogether * timesBattery(station, plan, additions)
  const lastsDays = daysOfUse(station, plan, additions)
  const gauges = gaugesOf(station, plan, days, additions)
  const { battery } = gauges
  const failsAtStart = plan.powerSuffices && !plan.startSuffices
  const ofPower = failsAtStart ? [demand.startWatts, station.peakWatts] : [demand.watts, station.continuousWatts]
  const inPractice = lastsDays * PRACTICAL_SHARE
  const lasting = answerText(battery, extraBatteries)
  return {
    enoughBattery: runs && inPractice >= LEAST_DAYS ? answered(lasting, about(daysText(inPractice))) : lasting,
    enoughPower: answered(
      answerText(gauges.power),
      ofPower.map((watts) => withUnit(Math.round(watts), 'W')).join('\u00A0/\u00A0'),
    ),
    ofPower: failsAtStart ? parts.start : parts.demand,
    ofBattery: runs && inPractice >= LEAST_DAYS ? parts.days : '',
    power: plan.powerSuffices ? power.enough(station.continuousWatts) : power.short(station.continuousWatts),
    start: plan.startSuffices
      ? power.startEnough(demand.startWatts, station.peakWatts)
      : power.startShort(demand.startWatts, station.peakWatts),
    together: runs
      ? calculatorText.together(about(hoursText(hours * PRACTICAL_SHARE)), nominally(hoursText(hours)))
      : '',
    use: runs && !battery.isOver ? calculatorText.batteryUse(days, percent(battery.share)) : '',
    lasts: runs ? calculatorText.lasts(about(daysText(inPractice)), nominally(daysText(lastsDays))) : '',
    batteries:
      extraBatteries === undefined
        ? batteries.tooMuch(station.maxExtraBatteries)
        : extraBatteries === 0
          ? batteries.none(days)
          : batteries.some(extraBatteries, energy(station.capacityWh + extraBatteries * additions.batteryWh), days),
    panels:
      mostPanels === 0
        ? '–'
        : plan.panels === undefined
          ? panels.part(mostPanels, percent(Math.floor(plan.mostPanelsCover * 100)))
          : panels.all(plan.panels),
  }
}

/** From this part on, in per cent, what is there does only just. */
export const NARROW = 95

/** Whether what is there does, in a word or two. */
function answerText({ share, isOver }: Gauge, batteries = 0): string {
  const { yes, narrowly, no, withBatteries } = calculatorText.answers
  if (isOver) return no
  const answer = share >= NARROW ? narrowly : yes
  return batteries > 0 ? withBatteries(answer, batteries) : answer
}

const answered = (answer: string, figure: string) => `${answer}: ${figure}`

/** How long an appliance is used in a day, to the minute as it is counted: '18 min', '8 h'. */
export const useText = (hoursPerDay: number): string =>
  hoursPerDay < 1 ? withUnit(Math.round(60 * hoursPerDay), 'min') : withUnit(hoursPerDay, 'h')

/** A use, and that the appliance draws its power only for a part of it, where it does: ', käy puolet ajasta'. */
export const withRuns = (use: string, { dutyPercent }: Pick<Load, 'dutyPercent'>): string =>
  dutyPercent ? `${use}, ${calculatorText.runs(dutyPercent)}` : use

/** What a row says of its appliance while it is folded: '2 × 60 W, 8 h päivässä, käy puolet ajasta'. */
export const rowText = (load: Pick<Load, 'count' | 'watts' | 'hoursPerDay' | 'dutyPercent'>): string => {
  const times = load.count > 1 ? `${load.count}${NBSP}×${NBSP}` : ''
  return withRuns(calculatorText.rowUse(`${times}${withUnit(load.watts, 'W')}`, useText(load.hoursPerDay)), load)
}

/** How long each station runs the appliances of one row alone, all in one unit; or that it cannot. */
export function aloneTexts(stations: readonly Station[], load: Load): string[] {
  const demand = demandOf([load], { together: true })
  const times = stations.map(({ capacityWh, continuousWatts, peakWatts }) =>
    demand.watts > continuousWatts || demand.startWatts > peakWatts
      ? undefined
      : [runtimeHours(capacityWh, load.count * load.watts, load.dutyPercent) * PRACTICAL_SHARE],
  )
  const inWords = inOneUnit(times)
  return times.map((hours) => (hours ? calculatorText.about(inWords(hours)) : calculatorText.verdicts.power))
}

/** Times that stand beside each other are told in minutes, where one is shorter than an hour and none much longer. */
function inOneUnit(times: readonly (readonly number[] | undefined)[]) {
  const all = times.flatMap((hours) => hours ?? [])
  return Math.min(...all) < 1 && Math.max(...all) <= 2 ? minutesRange : hoursRange
}

/** What is good to know of a listed appliance: its note, or that it runs in bursts. */
export const aboutText = ({ note, dutyPercent }: Pick<ApplianceChoice, 'note' | 'dutyPercent'>): string =>
  note ?? (dutyPercent ? calculatorText.duty(dutyPercent) : '')

/** An appliance's runtimes for the table by the stations, least to most where its draw varies; `limit` says up to which draw, where the station gives less than the most. */
export function rangeTexts(
  stations: readonly Station[],
  {
    watts,
    wattsMax = watts,
    startWatts = 0,
    dutyPercent,
  }: Pick<Load, 'watts' | 'startWatts' | 'dutyPercent'> & { wattsMax?: number },
): { time?: string; limit?: string }[] {
  const times = stations.map(({ capacityWh, continuousWatts, peakWatts }) =>
    watts > continuousWatts || startWatts > peakWatts
      ? undefined
      : rangeOfHours(capacityWh, { watts, wattsMax: Math.min(wattsMax, continuousWatts), dutyPercent }).map(
          (hours) => hours * PRACTICAL_SHARE,
        ),
  )
  const inWords = inOneUnit(times)
  const { tooStrong, upTo } = calculatorText.table
  return stations.map(({ continuousWatts }, index) => {
    const hours = times[index]
    if (!hours) return { limit: tooStrong }
    return {
      time: inWords(hours),
      ...(continuousWatts < wattsMax && { limit: upTo(withUnit(continuousWatts, 'W')) }),
    }
  })
}

/** How many times an appliance makes or fills something on one charge, by the stations: 18 litres of boiled water. Of one whose hours tell more, and where a station has not enough for one, nothing. */
export function countsOf(
  stations: readonly Station[],
  { each, duration }: Pick<Appliance, 'each' | 'duration'>,
): { count: number; what: string }[] | undefined {
  if (!each || duration?.endsWith(`${NBSP}h`)) return undefined
  const counts = stations.map(({ capacityWh }) => Math.floor((capacityWh * PRACTICAL_SHARE) / each.wh))
  if (counts.includes(0)) return undefined
  return counts.map((count) => ({ count, what: calculatorText.each[each.what](count) }))
}
