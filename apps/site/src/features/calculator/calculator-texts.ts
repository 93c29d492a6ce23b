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
import { energy, figure, percent, withUnit } from '@arkpax/schema/figures'
import { daysText, hoursRange, hoursText, rangeOfHours } from '@arkpax/schema/runtime-figures'
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

/** How far the gauge is filled, in per cent of the peak power. */
export const loadShare = ({ peakWatts }: Station, { demand }: StationPlan) =>
  Math.min(100, Math.round((1000 * demand.watts) / peakWatts) / 10)

/** Everything that a station's panel says, by the names of its parts; its times are those of what its price is for, extra batteries and all. */
export function stationTexts(station: Station, plan: StationPlan, days: number, { batteryWh }: Additions) {
  const runs = plan.powerSuffices && plan.startSuffices
  const { power, batteries, panels } = calculatorText
  const { demand, extraBatteries, mostPanels } = plan
  const times = 1 + ((extraBatteries ?? 0) * batteryWh) / station.capacityWh
  const [hoursTogether, daysOfUse] = [plan.hoursTogether * times, plan.days * times]
  return {
    load: figure(Math.round(demand.watts)),
    power: plan.powerSuffices ? power.enough(station.continuousWatts) : power.short(station.continuousWatts),
    start: plan.startSuffices
      ? power.startEnough(demand.startWatts, station.peakWatts)
      : power.startShort(demand.startWatts, station.peakWatts),
    hours: runs ? calculatorText.nominally(hoursText(hoursTogether)) : '',
    practicalHours: runs ? calculatorText.about(hoursText(hoursTogether * PRACTICAL_SHARE)) : '–',
    days: runs ? calculatorText.nominally(daysText(daysOfUse)) : '',
    practicalDays: runs ? calculatorText.about(daysText(daysOfUse * PRACTICAL_SHARE)) : '–',
    batteries:
      extraBatteries === undefined
        ? batteries.tooMuch(station.maxExtraBatteries)
        : extraBatteries === 0
          ? batteries.none(days)
          : batteries.some(extraBatteries, energy(station.capacityWh + extraBatteries * batteryWh), days),
    panels:
      mostPanels === 0
        ? '–'
        : plan.panels === undefined
          ? panels.part(mostPanels, percent(Math.floor(plan.mostPanelsCover * 100)))
          : panels.all(plan.panels),
  }
}

/** What a row says of its appliance while it is folded: '2 × 60 W, 8 h päivässä'. */
export const rowText = ({ count, watts, hoursPerDay }: Pick<Load, 'count' | 'watts' | 'hoursPerDay'>): string =>
  calculatorText.rowUse(
    `${count > 1 ? `${count}${NBSP}×${NBSP}` : ''}${withUnit(watts, 'W')}`,
    hoursPerDay < 1 ? hoursText(hoursPerDay) : withUnit(hoursPerDay, 'h'),
  )

/** How long a station runs the appliances of one row alone, nominally and in practice; or that it cannot. */
export function aloneTexts(station: Station, load: Load): { nominal: string; practical: string } {
  const demand = demandOf([load], { together: true })
  if (demand.watts > station.continuousWatts || demand.startWatts > station.peakWatts) {
    return { nominal: '', practical: calculatorText.verdicts.power }
  }
  const hours = runtimeHours(station.capacityWh, load.count * load.watts, load.dutyPercent)
  return {
    nominal: calculatorText.nominally(hoursText(hours)),
    practical: calculatorText.about(hoursText(hours * PRACTICAL_SHARE)),
  }
}

/** What is good to know of a listed appliance: its note, or that it runs in bursts. */
export const aboutText = ({ note, dutyPercent }: Pick<ApplianceChoice, 'note' | 'dutyPercent'>): string =>
  note ?? (dutyPercent ? calculatorText.duty(dutyPercent) : '')

/** An appliance's runtimes for the table, least to most where its draw varies; `limit` says up to which draw, where the station gives less than the most. */
export function rangeTexts(
  station: Station,
  {
    watts,
    wattsMax = watts,
    startWatts,
    dutyPercent,
  }: Pick<Load, 'watts' | 'startWatts' | 'dutyPercent'> & { wattsMax?: number },
): { nominal: string; practical: string; limit?: string } {
  const { continuousWatts, peakWatts, capacityWh } = station
  const { tooStrong, upTo } = calculatorText.table
  if (watts > continuousWatts || (startWatts ?? 0) > peakWatts) return { nominal: '', practical: tooStrong }
  const most = Math.min(wattsMax, continuousWatts)
  const hours = rangeOfHours(capacityWh, { watts, wattsMax: most, dutyPercent })
  return {
    nominal: hoursRange(hours),
    practical: hoursRange(hours.map((each) => each * PRACTICAL_SHARE)),
    ...(most < wattsMax && { limit: upTo(withUnit(most, 'W')) }),
  }
}
