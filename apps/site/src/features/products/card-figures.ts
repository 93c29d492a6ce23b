import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { figure } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { specText } from './specs.fi.ts'

/** The two or three figures that tell products apart at a glance. */
export const cardFigures = ({
  power,
  panelWatts,
  capacityWh,
  weightKg,
  foldedDimensionsMm: folded,
}: CatalogueProduct): Spec[] => [
  ...(power ? [{ label: specText.power, value: figure(power.continuousWatts), unit: 'W' }] : []),
  ...(panelWatts ? [{ label: specText.power, value: figure(panelWatts), unit: 'W' }] : []),
  ...(capacityWh ? [{ label: specText.capacity, value: figure(capacityWh), unit: 'Wh' }] : []),
  ...(folded
    ? [{ label: specText.foldedSize, value: `${folded.width / 10}\u202F×\u202F${folded.depth / 10}`, unit: 'cm' }]
    : []),
  ...(weightKg ? [{ label: specText.weight, value: figure(weightKg), unit: 'kg' }] : []),
]
