import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, withUnit } from '@arkpax/schema/figures'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { systemText } from './system.fi.ts'
import { daysToFill, kilowattHours, type System, sunHours, systemWh } from './system-figures.ts'
import { type Addable, type StationSystem, systemOf } from './system-of.ts'

const text = systemText.fits

/** A station whose energy grows as batteries are added. */
export interface Growth {
  system: StationSystem
  most: number
}

/** A station that a battery or a panel fits, with what the two do together. */
export interface Fit {
  station: CatalogueProduct
  specs: Spec[]
  /** Of a battery: what the station makes with it, and how many of it there may be. */
  growth?: Growth
}

/** The stations that a product can be added to; none for anything but the shop's battery and panel. */
export function fitsOf(product: CatalogueProduct, catalogue: readonly CatalogueProduct[]): Fit[] {
  return catalogue.flatMap((station) => {
    const system = systemOf(station, catalogue)
    const { battery, panel } = system ?? {}
    if (system && battery?.product.id === product.id)
      return [{ station, specs: batterySpecs(station, system, battery), growth: { system, most: battery.most } }]
    if (system && panel?.product.id === product.id) return [{ station, specs: panelSpecs(station, system, panel) }]
    return []
  })
}

function batterySpecs(station: CatalogueProduct, system: StationSystem, { product, most }: Addable): Spec[] {
  const holds = (batteries: number) => kilowattHours(systemWh(system, { batteries, panels: 0 }))
  const [own, other] = [station.dimensionsMm, product.dimensionsMm]
  const isSameBase = own && other && own.width === other.width && own.depth === other.depth
  return [
    { label: text.most, value: text.batteries(most) },
    { label: text.withOne, value: holds(1) },
    { label: text.priceWithBattery, value: priceWithOne(station, product) },
    { label: text.withMost(most), value: holds(most) },
    ...(own && other ? [{ label: text.place, value: isSameBase ? text.below : text.beside }] : []),
  ]
}

function panelSpecs(station: CatalogueProduct, system: StationSystem, { product, most }: Addable): Spec[] {
  return [
    { label: text.most, value: text.panels(most), note: withUnit(most * system.panelWatts, 'W') },
    { label: text.fillsWithOne, ...fills(system, 1) },
    { label: text.fillsWithMost(most), ...fills(system, most) },
    { label: text.priceWithPanel, value: priceWithOne(station, product) },
  ]
}

/** What a station and one more to it cost together. */
export const priceWithOne = (station: CatalogueProduct, product: CatalogueProduct) =>
  formatPrice(toEuros(station.priceCents + product.priceCents))

const fills = (system: System, panels: number) => ({
  value: systemText.summerDays(daysToFill(system, { batteries: 0, panels })),
  note: `${systemText.about(withUnit(sunHours(system, { batteries: 0, panels }) ?? 0, 'h'))} ${text.fullSun}`,
})

/** What one more gives, in words: a battery its energy, a panel that of a summer day. */
export const gainTitle = (product: CatalogueProduct, wattHours: number) =>
  product.panelWatts ? text.summerGain(energy(wattHours)) : text.gain(energy(wattHours))
