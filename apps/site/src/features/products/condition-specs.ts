import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, figure } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'

/** What a product endures and how it protects what is plugged into it. */
export function conditionSpecs(product: CatalogueProduct): Spec[] {
  const { operatingTemperatureC: range, protections, upsMs, thdPercent, expansion, usbTotalWatts } = product
  return [
    { label: 'Kotelointiluokka', value: product.ipRating, note: '1\u00A0m vedessä, 30\u00A0min, kannet kiinni' },
    { label: 'Käyttölämpötila', value: `${range.min}…+${range.max}`.replace('-', '−'), unit: '°C' },
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
    { label: 'Takuu', value: '2', unit: 'vuotta' },
  ]
}
