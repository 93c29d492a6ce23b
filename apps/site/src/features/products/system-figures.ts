import { PANEL_YIELD, PRACTICAL_SHARE, panelDayWh, runtimeHours, SUN_HOURS } from '@arkpax/schema/calculator-rules'
import { inDays, withUnit } from '@arkpax/schema/figures'
import { hoursText } from '@arkpax/schema/runtime-figures'
import { systemText } from './system.fi.ts'

/** Something that people run, as the runtimes count it: watts while it runs, and the part of its time that it does. */
export interface TypicalLoad {
  watts?: number
  dutyPercent?: number
}

/** A station and what can be added to it; 0 where there is no such thing. Watt-hours and watts are of one piece. */
export interface System {
  capacityWh: number
  batteryWh: number
  panelWatts: number
  /** The most that the panel input takes, and the hours that the station's own battery takes of the sun at best. */
  solarMaxWatts: number
  solarFullHours: number
}

/** How many are added. */
export interface Added {
  batteries: number
  panels: number
}

/** What all of a system holds, in watt-hours. */
export const systemWh = ({ capacityWh, batteryWh }: System, { batteries }: Added) => capacityWh + batteries * batteryWh

/** 4600 → '4,6 kWh'. */
export const kilowattHours = (wattHours: number) => withUnit(wattHours / 1000, 'kWh')

/** How many hours `wattHours` run something, less the losses. */
const practicalHours = (wattHours: number, { watts = 0, dutyPercent }: TypicalLoad) =>
  runtimeHours(wattHours, watts, dutyPercent) * PRACTICAL_SHARE

/** How long `wattHours` run something, as the calculator tells it; from a hundred hours up in days. */
export function lastsText(wattHours: number, load: TypicalLoad): string {
  const hours = practicalHours(wattHours, load)
  if (hours >= 100) return inDays(Math.floor(hours / 24))
  return hoursText(hours)
}

/** How long one more battery or a panel's day runs something: downwards to the half hour, from ten hours up to the hour. */
export function gainText(wattHours: number, load: TypicalLoad): string {
  const hours = practicalHours(wattHours, load)
  const parts = hours < 10 ? 2 : 1
  return withUnit(Math.floor(hours * parts) / parts, 'h')
}

/**
 * Hours until panels at full power have filled a system, never fewer than that: to the half hour. Undefined without panels. However
 * many panels there are, a station's own battery takes the time that it takes.
 */
export function sunHours(system: System, added: Added): number | undefined {
  const watts = Math.min(added.panels * system.panelWatts, system.solarMaxWatts)
  if (watts === 0) return undefined
  const hours = Math.max(systemWh(system, added) / watts, system.solarFullHours)
  return Math.ceil(hours * 2) / 2
}

/** How many summer days fill a system. */
export const daysToFill = (system: System, added: Added) =>
  Math.ceil(systemWh(system, added) / (added.panels * panelDay(system)))

/** What the sun does for a system, in words: the hours at full power, and whole summer days. */
function sunTexts(system: System, added: Added) {
  const hours = sunHours(system, added)
  if (hours === undefined) return { sun: '', days: systemText.addPanel }
  return { sun: systemText.about(withUnit(hours, 'h')), days: systemText.summerDays(daysToFill(system, added)) }
}

/** The words that change as something is added, by the name of their place. */
export function systemTexts(system: System, loads: readonly TypicalLoad[], added: Added): Record<string, string> {
  const wattHours = systemWh(system, added)
  const lasts = loads.map((load, index) => [`load-${index}`, lastsText(wattHours, load)])
  return { energy: kilowattHours(wattHours), ...Object.fromEntries(lasts), ...sunTexts(system, added) }
}

/** How a summer day's sun is counted. */
export const summerDayNote = (panel: Pick<System, 'panelWatts'>) =>
  systemText.summerDay(SUN_HOURS, PANEL_YIELD * 100, panelDay(panel))

/** Watt-hours that a panel gives on a summer day. */
export const panelDay = ({ panelWatts }: Pick<System, 'panelWatts'>) =>
  Math.round(panelDayWh({ panelWatts, batteryWh: 0 }))
