import { isExtraBattery } from '@arkpax/schema/calculator-choices'
import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { System } from './system-figures.ts'

/** Something that can be added to a station, and how many of it. */
export interface Addable {
  product: CatalogueProduct
  most: number
}

/** A station with what fits it. */
export interface StationSystem extends System {
  battery?: Addable
  panel?: Addable
}

/** How many of a battery or panel fit a station: only of what staff have named as its accessory, 0 of anything else. */
export function mostThatFit(part: CatalogueProduct, { accessories, expansion, charging }: CatalogueProduct): number {
  if (!accessories.includes(part.id)) return 0
  if (part.panelWatts) return Math.floor((charging?.solarMaxWatts ?? 0) / part.panelWatts)
  return isExtraBattery(part) ? (expansion?.maxExtraBatteries ?? 0) : 0
}

/** A station with the battery and the panel of the catalogue that fit it; undefined of what takes neither. */
export function systemOf(station: CatalogueProduct, catalogue: readonly CatalogueProduct[]): StationSystem | undefined {
  const { capacityWh, power, charging } = station
  if (!capacityWh || !power) return undefined
  const addables = catalogue
    .map((product) => ({ product, most: mostThatFit(product, station) }))
    .filter(({ most }) => most > 0)
  if (addables.length === 0) return undefined
  const battery = addables.find(({ product }) => isExtraBattery(product))
  const panel = addables.find(({ product }) => product.panelWatts)
  return {
    battery,
    panel,
    capacityWh,
    batteryWh: battery?.product.capacityWh ?? 0,
    panelWatts: panel?.product.panelWatts ?? 0,
    solarMaxWatts: charging?.solarMaxWatts ?? 0,
    solarFullHours: charging?.solarFullHours ?? 0,
  }
}
