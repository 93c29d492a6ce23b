import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, figure, temperatureRange } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'

/** The warranty of every product that states no other. */
const WARRANTY_MONTHS = 24

/** What the classes that stand immersion promise. */
const IMMERSION = new Map([['IP67', '1\u00A0m vedessä, 30\u00A0min, kannet kiinni']])

/** What a product endures and how it protects what is plugged into it. */
export function conditionSpecs(product: CatalogueProduct): Spec[] {
  const { operatingTemperatureC: range, protections, upsMs, thdPercent, expansion, usbTotalWatts } = product
  const { ipRating, warrantyMonths = WARRANTY_MONTHS } = product
  return [
    ...(ipRating ? [{ label: 'Kotelointiluokka', value: ipRating, note: IMMERSION.get(ipRating) }] : []),
    ...(range ? [{ label: 'Käyttölämpötila', value: temperatureRange(range) }] : []),
    ...(protections ? [{ label: 'Suojaukset', value: figure(protections), unit: 'kpl' }] : []),
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
    { label: 'Takuu', ...warrantyTime(warrantyMonths) },
  ]
}

/** Whole years as years, anything else as months. */
const warrantyTime = (months: number) =>
  months % 12 === 0
    ? { value: figure(months / 12), unit: months === 12 ? 'vuosi' : 'vuotta' }
    : { value: figure(months), unit: 'kk' }
