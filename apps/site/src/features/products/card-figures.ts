import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { figure } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'

/** The two or three figures that tell products apart at a glance. */
export const cardFigures = ({ power, panelWatts, capacityWh, weightKg }: CatalogueProduct): Spec[] => [
  ...(power ? [{ label: 'Teho', value: figure(power.continuousWatts), unit: 'W' }] : []),
  ...(panelWatts ? [{ label: 'Teho', value: figure(panelWatts), unit: 'W' }] : []),
  ...(capacityWh ? [{ label: 'Kapasiteetti', value: figure(capacityWh), unit: 'Wh' }] : []),
  ...(weightKg ? [{ label: 'Paino', value: figure(weightKg), unit: 'kg' }] : []),
]
