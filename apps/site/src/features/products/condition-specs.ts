import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, figure, temperatureRange, yearsOrMonths } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { worksThroughStation } from './works-through-station.ts'

/** What the classes that stand immersion promise. */
const IMMERSION = new Map([['IP67', '1\u00A0m vedessä, 30\u00A0min']])

/** A panel has no covers that could be open; an extra battery has plugs. */
function immersion(product: CatalogueProduct): string | undefined {
  const promise = IMMERSION.get(product.ipRating ?? '')
  if (!promise || product.panelWatts) return promise
  return `${promise}, ${worksThroughStation(product) ? 'liitännät suljettu' : 'kannet kiinni'}`
}

/**
 * What a product endures, how it protects what is plugged into it, and how long its warranty runs: its own, or the general one in
 * months.
 */
export function conditionSpecs(product: CatalogueProduct, generalWarranty: number): Spec[] {
  const { operatingTemperatureC: range, protections, upsMs, thdPercent, expansion, usbTotalWatts } = product
  const { ipRating, warrantyMonths = generalWarranty } = product
  return [
    ...(ipRating ? [{ label: 'Kotelointiluokka', value: ipRating, note: immersion(product) }] : []),
    ...(range ? [{ label: 'Käyttölämpötila', value: temperatureRange(range) }] : []),
    ...(protections ? [{ label: 'Suojauksia', value: figure(protections) }] : []),
    ...(upsMs ? [{ label: 'Siirtyminen akulle (UPS)', value: figure(upsMs), unit: 'ms' }] : []),
    ...(thdPercent ? [{ label: 'Puhdas siniaalto, särö (THD)', value: `alle ${figure(thdPercent)}`, unit: '%' }] : []),
    ...(usbTotalWatts ? [{ label: 'USB yhteensä', value: figure(usbTotalWatts), unit: 'W' }] : []),
    ...(expansion
      ? [
          {
            label: 'Lisäakut',
            value: `enintään ${expansion.maxExtraBatteries}`,
            note: `yhteensä ${energy(expansion.maxTotalWh)}`,
          },
        ]
      : []),
    { label: 'Takuu', value: yearsOrMonths(warrantyMonths) },
  ]
}
