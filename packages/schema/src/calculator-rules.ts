/** What a 230 V load gets of a battery: the inverter turns about a tenth into heat (said beside every runtime claim). */
export const PRACTICAL_SHARE = 0.9

/** A summer day in camp: five hours of sun at 70 % of a panel's rated power, as the use-case pages count. */
export const SUN_HOURS = 5
export const PANEL_YIELD = 0.7

/** Appliances of one kind. `watts` and `startWatts` are of one piece; `dutyPercent` is the time under load. */
export interface Load {
  name: string
  count: number
  watts: number
  startWatts?: number
  hoursPerDay: number
  dutyPercent?: number
}

/** What the catalogue says of a power station. */
export interface Station {
  id: string
  name: string
  capacityWh: number
  continuousWatts: number
  peakWatts: number
  peakSeconds: number
  maxExtraBatteries: number
  solarMaxWatts: number
}

/** What can be added to a station; 0 where the shop has no such thing. */
export interface Additions {
  batteryWh: number
  panelWatts: number
}

/** How the appliances are used: all at the same time or one kind at a time, and for how many days between charges. */
export interface Usage {
  together: boolean
  days: number
}

/** Watts that the appliances take while they run, and at the worst start. */
export interface Demand {
  watts: number
  startWatts: number
}

/** What a station can do for the appliances. Hours and days are nominal; multiply by `PRACTICAL_SHARE` for practice. */
export interface StationPlan {
  demand: Demand
  powerSuffices: boolean
  startSuffices: boolean
  /** How long everything runs at once. */
  hoursTogether: number
  /** How many days of the stated use one charge gives. */
  days: number
  /** Extra batteries for the wanted days in practice; undefined when not even the most that fit suffice. */
  extraBatteries: number | undefined
  /** Panels whose summer day covers a day's use; undefined when not even the most that fit do. */
  panels: number | undefined
  /** The part of a day's use that the most panels that fit bring back, at most 1. */
  mostPanelsCover: number
  mostPanels: number
}

/** Nominal hours that a battery of `capacityWh` runs a draw of `watts`. */
export const runtimeHours = (capacityWh: number, watts: number, dutyPercent = 100) =>
  capacityWh / (watts * (dutyPercent / 100))

const averageWatts = ({ count, watts, dutyPercent = 100 }: Load) => (count * watts * dutyPercent) / 100

/** Watt-hours that the appliances use in a day, before losses. */
export const dailyWh = (loads: readonly Load[]) =>
  loads.reduce((sum, load) => sum + averageWatts(load) * load.hoursPerDay, 0)

/** A panel's watt-hours on a summer day. */
export const panelDayWh = ({ panelWatts }: Additions) => panelWatts * SUN_HOURS * PANEL_YIELD

/** How many panels can be connected to a station; 0 where the shop has none. */
export const mostPanels = (
  { solarMaxWatts }: Pick<Station, 'solarMaxWatts'>,
  { panelWatts }: Pick<Additions, 'panelWatts'>,
) => panelWatts && Math.floor(solarMaxWatts / panelWatts)

/** How many panels can be joined where so many are needed: one, or from two on pairs. */
export const joinedPanels = (needed: number) => (needed > 2 ? 2 * Math.ceil(needed / 2) : needed)

/** What the appliances ask for. At a start one piece at a time takes its peak, on top of what is running already. */
export function demandOf(loads: readonly Load[], { together }: Pick<Usage, 'together'>): Demand {
  const running = loads.map(({ count, watts }) => count * watts)
  const total = running.reduce((sum, watts) => sum + watts, 0)
  const starts = loads.map(({ watts, startWatts = watts }, index) => {
    const before = (together ? total : (running[index] ?? 0)) - watts
    return before + Math.max(startWatts, watts)
  })
  return { watts: together ? total : Math.max(0, ...running), startWatts: Math.max(0, ...starts) }
}

/** What a station, with extra batteries and panels where they help, does for the appliances. */
export function planStation(station: Station, loads: readonly Load[], usage: Usage, additions: Additions): StationPlan {
  const demand = demandOf(loads, usage)
  const perDay = dailyWh(loads)
  const neededWh = (perDay * usage.days) / PRACTICAL_SHARE
  const extraBatteries = Math.max(0, Math.ceil((neededWh - station.capacityWh) / additions.batteryWh))
  const panels = joinedPanels(Math.ceil(perDay / PRACTICAL_SHARE / panelDayWh(additions)))
  const most = mostPanels(station, additions)
  return {
    demand,
    powerSuffices: demand.watts <= station.continuousWatts,
    startSuffices: demand.startWatts <= station.peakWatts,
    hoursTogether: station.capacityWh / loads.reduce((sum, load) => sum + averageWatts(load), 0),
    days: station.capacityWh / perDay,
    extraBatteries: extraBatteries <= station.maxExtraBatteries ? extraBatteries : undefined,
    panels: panels <= most ? panels : undefined,
    mostPanelsCover: Math.min(1, (most * panelDayWh(additions) * PRACTICAL_SHARE) / perDay),
    mostPanels: most,
  }
}
