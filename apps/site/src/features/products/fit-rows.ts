import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { withUnit } from '@arkpax/schema/figures'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { ownBatteryWatts } from '~/lib/own-battery-watts.ts'
import { shortName } from '~/lib/short-name.ts'
import type { Fit } from './fits.ts'
import type { ManualTable } from './manual-chapters.ts'
import { systemText } from './system.fi.ts'
import { type Added, daysToFill, kilowattHours, sunHours, systemWh } from './system-figures.ts'

const text = systemText.fits

/** What so many of a battery or a panel do for each station: a bar of a part of the widest, with its own part first. */
export interface FitRow {
  label: string
  notes: readonly string[]
  bars: readonly { name: string; share: number; ownShare: number; value: string; note?: string }[]
}

/** A few tell how it goes; of panels those that the manual tells how to connect. */
const COUNTS = { batteries: [1, 2, 5, 10], panels: [1, 2, 4, 6] }

const costOf = ({ priceCents }: CatalogueProduct, count: number) => formatPrice(toEuros(priceCents * count))
const taking = (fits: readonly Fit[], count: number) => fits.filter(({ most }) => count <= most)

/** A row whose bars are told by what they stand for. */
type Counted = Omit<FitRow, 'bars'> & {
  bars: readonly { name: string; size: number; own: number; value: string; note?: string }[]
}

/** The rows that have bars, all on one scale. */
function onOneScale(rows: readonly Counted[]): FitRow[] {
  const widest = Math.max(...rows.flatMap(({ bars }) => bars.map(({ size }) => size)))
  return rows
    .filter(({ bars }) => bars.length > 0)
    .map(({ bars, ...row }) => ({
      ...row,
      bars: bars.map(({ size, own, ...bar }) => ({ ...bar, share: size / widest, ownShare: own / widest })),
    }))
}

/** How the energy of stations grows as batteries are added; the price is that of the batteries. */
export function batteryRows(product: CatalogueProduct, fits: readonly Fit[]): FitRow[] {
  const rows = COUNTS.batteries.map((count) => ({
    label: text.batteries(count),
    notes: [text.withoutStation(costOf(product, count))],
    bars: taking(fits, count).map(({ station: { name }, system }) => {
      const size = systemWh(system, { batteries: count, panels: 0 })
      return { name, size, own: system.capacityWh, value: kilowattHours(size) }
    }),
  }))
  return onOneScale(rows)
}

/** In how many hours of full sun some panels fill each station, and in how many summer days where one does not do; how so many are connected, by the table of the manual. */
export function panelRows(product: CatalogueProduct, fits: readonly Fit[], wiring?: ManualTable): FitRow[] {
  const rows = COUNTS.panels.map((count) => ({
    label: text.panels(count),
    notes: [text.withoutStation(costOf(product, count)), ...wiringOf(count, wiring)],
    bars: taking(fits, count).map(({ station: { name }, system }) => {
      const added: Added = { batteries: 0, panels: count }
      const size = sunHours(system, added) ?? 0
      const days = daysToFill(system, added)
      return { name, size, own: 0, value: withUnit(size, 'h'), ...(days > 1 && { note: text.days(days) }) }
    }),
  }))
  return onOneScale(rows)
}

const wiringOf = (count: number, wiring?: ManualTable) =>
  wiring?.rows.find(([of]) => of === String(count))?.slice(-1) ?? []

/** What stands below the rows of panels: why more of them fill a station no sooner. */
export const panelNotes = (fits: readonly Fit[]): string[] =>
  fits.flatMap(({ station }) => {
    const watts = ownBatteryWatts(station)
    return watts ? [text.ownBattery(shortName(station.name), watts)] : []
  })
