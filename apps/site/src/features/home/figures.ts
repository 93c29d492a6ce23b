import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { countOutputs } from '@arkpax/schema/catalogue'
import { figure } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'

/** The station with the most power; undefined where the shop has none. */
export const largestStation = (catalogue: readonly CatalogueProduct[]): CatalogueProduct | undefined =>
  catalogue
    .filter(({ power }) => power)
    .toSorted((one, other) => (other.power?.continuousWatts ?? 0) - (one.power?.continuousWatts ?? 0))[0]

/** The strip under the slider: the largest station in six figures. */
export function stripFigures(product: CatalogueProduct): Spec[] {
  const { power, capacityWh, expansion } = product
  return [
    power && spec('Jatkuva teho', power.continuousWatts, 'W'),
    power?.peak && spec(`Huipputeho ${power.peak.seconds}\u00A0s`, power.peak.watts, 'W'),
    capacityWh && spec('Kapasiteetti', capacityWh, 'Wh'),
    expansion && spec('Lisäakuilla enintään', expansion.maxTotalWh / 1000, 'kWh'),
    { label: 'Lähtöä', value: figure(countOutputs(product)) },
    product.ipRating === 'IP67' && { label: '1\u00A0m vedessä 30\u00A0min', value: product.ipRating },
  ].filter((entry) => typeof entry === 'object')
}

/** The three figures of a product card: what it gives or takes, what it holds, what it weighs. */
export function cardFigures(product: CatalogueProduct): Spec[] {
  const { power, panelWatts, capacityWh, weightKg, foldedDimensionsMm: folded } = product
  return [
    power && spec('Teho', power.continuousWatts, 'W'),
    panelWatts && spec('Teho', panelWatts, 'W'),
    capacityWh && spec('Kapasiteetti', capacityWh, 'Wh'),
    folded && { label: 'Taitettuna', value: `${folded.width / 10}\u202F×\u202F${folded.depth / 10}`, unit: 'cm' },
    weightKg && spec('Paino', weightKg, 'kg'),
  ].filter((entry) => typeof entry === 'object')
}

const spec = (label: string, value: number, unit: string): Spec => ({ label, value: figure(value), unit })
