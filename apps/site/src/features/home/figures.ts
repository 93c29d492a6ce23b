import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { countOutputs } from '@arkpax/schema/catalogue'
import { formatNumber } from '@arkpax/schema/format-fi'
import type { Spec } from '~/components/ui/SpecTable.astro'

/** The strip under the slider: the largest station in six figures. */
export function stripFigures(product: CatalogueProduct): Spec[] {
  const { power, capacityWh, expansion, operatingTemperatureC: temperature } = product
  return [
    power && figure('Jatkuva teho', power.continuousWatts, 'W'),
    power && figure(`Huipputeho ${power.peakSeconds}\u00A0s`, power.peakWatts, 'W'),
    capacityWh && figure('Kapasiteetti', capacityWh, 'Wh'),
    expansion && figure('Lisäakuilla enintään', expansion.maxTotalWh / 1000, 'kWh'),
    figure('Lähtöjä', countOutputs(product), 'kpl'),
    { label: 'Käyttölämpötila', value: `−${Math.abs(temperature.min)}…+${temperature.max}`, unit: '°C' },
  ].filter((spec) => typeof spec === 'object')
}

/** The three figures of a product card: what it gives or takes, what it holds, what it weighs. */
export function cardFigures(product: CatalogueProduct): Spec[] {
  const { power, panelWatts, capacityWh, weightKg, foldedDimensionsMm: folded } = product
  return [
    power && figure('Teho', power.continuousWatts, 'W'),
    panelWatts && figure('Huipputeho', panelWatts, 'W'),
    capacityWh && figure('Kapasiteetti', capacityWh, 'Wh'),
    folded && { label: 'Taitettuna', value: `${folded.width / 10}\u202F×\u202F${folded.depth / 10}`, unit: 'cm' },
    figure('Paino', weightKg, 'kg'),
  ].filter((spec) => typeof spec === 'object')
}

const figure = (label: string, value: number, unit: string): Spec => ({ label, value: formatNumber(value), unit })
