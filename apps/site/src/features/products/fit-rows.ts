import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { Fit } from './fits.ts'
import type { ManualTable } from './manual-chapters.ts'
import { systemText } from './system.fi.ts'
import { daysToFill, kilowattHours, panelDay, systemWh } from './system-figures.ts'

const text = systemText.fits

/** What so many of a battery or a panel do for each station: a bar of a part of the widest, with its own part first. */
export interface FitRow {
  label: string
  notes: readonly string[]
  bars: readonly { name: string; share: number; ownShare: number; value: string }[]
}

/** A few tell how it goes; of panels those that the manual tells how to connect. */
const COUNTS = { batteries: [1, 2, 5, 10], panels: [1, 2, 4, 6] }

const costOf = ({ priceCents }: CatalogueProduct, count: number) => formatPrice(toEuros(priceCents * count))
const taking = (fits: readonly Fit[], count: number) => fits.filter(({ most }) => count <= most)

/** How the energy of stations grows as batteries are added. */
export function batteryRows(product: CatalogueProduct, fits: readonly Fit[]): FitRow[] {
  const rows = COUNTS.batteries.map((count) => ({
    count,
    bars: taking(fits, count).map(({ station: { name }, system }) => ({
      name,
      ownWh: system.capacityWh,
      wattHours: systemWh(system, { batteries: count, panels: 0 }),
    })),
  }))
  const widest = Math.max(...rows.flatMap(({ bars }) => bars.map(({ wattHours }) => wattHours)))
  return rows
    .filter(({ bars }) => bars.length > 0)
    .map(({ count, bars }) => ({
      label: text.batteries(count),
      notes: [costOf(product, count)],
      bars: bars.map(({ name, ownWh, wattHours }) => ({
        name,
        share: wattHours / widest,
        ownShare: ownWh / widest,
        value: kilowattHours(wattHours),
      })),
    }))
}

/** How much of a station's battery a summer day fills with some panels, in how many days it is full, and how they are connected. */
export function panelRows(product: CatalogueProduct, fits: readonly Fit[], wiring?: ManualTable): FitRow[] {
  return COUNTS.panels
    .map((count) => ({
      label: text.panels(count),
      notes: [costOf(product, count), ...(wiring?.rows.find(([of]) => of === String(count))?.slice(-1) ?? [])],
      bars: taking(fits, count).map(({ station: { name }, system }) => ({
        name,
        share: Math.min(1, (count * panelDay(system)) / system.capacityWh),
        ownShare: 0,
        value: text.filledIn(daysToFill(system, { batteries: 0, panels: count })),
      })),
    }))
    .filter(({ bars }) => bars.length > 0)
}
