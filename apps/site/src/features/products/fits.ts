import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy } from '@arkpax/schema/figures'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { systemText } from './system.fi.ts'
import { type StationSystem, systemOf } from './system-of.ts'

const text = systemText.fits

/** A station that a battery or a panel fits. */
export interface Fit {
  station: CatalogueProduct
  system: StationSystem
  /** How many of the product it takes. */
  most: number
}

/** The form in which a station is chosen; the button that sends it stands elsewhere. */
export const CHOOSER = 'asemavalinta'

/** The stations that a product can be added to; none for anything but the shop's battery and panel. */
export function fitsOf(product: CatalogueProduct, catalogue: readonly CatalogueProduct[]): Fit[] {
  return catalogue.flatMap((station) => {
    const system = systemOf(station, catalogue)
    const part = [system?.battery, system?.panel].find((each) => each?.product.id === product.id)
    return system && part ? [{ station, system, most: part.most }] : []
  })
}

/** What a station and one more to it cost together. */
export const priceWithOne = (station: CatalogueProduct, product: CatalogueProduct) =>
  formatPrice(toEuros(station.priceCents + product.priceCents))

/** What one more gives, in words: a battery its energy, a panel that of a summer day. */
export const gainTitle = (product: CatalogueProduct, wattHours: number) =>
  product.panelWatts ? text.summerGain(energy(wattHours)) : text.gain(energy(wattHours))
