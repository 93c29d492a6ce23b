import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, figure, percent, temperatureRange, yearsOrMonths } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { specText as text } from './specs.fi.ts'
import { worksThroughStation } from './works-through-station.ts'

/** What the classes that stand immersion promise. */
const IMMERSION = new Map([['IP67', text.immersion]])

/** A panel has no covers that could be open; an extra battery has plugs. */
function immersion(product: CatalogueProduct): string | undefined {
  const promise = IMMERSION.get(product.ipRating ?? '')
  if (!promise || product.panelWatts) return promise
  return `${promise}, ${worksThroughStation(product) ? text.portsClosed : text.coversClosed}`
}

/**
 * What a product endures, how it protects what is plugged into it, and how long its warranty runs: its own, or the general one in
 * months.
 */
export function conditionSpecs(product: CatalogueProduct, generalWarranty: number): Spec[] {
  const { operatingTemperatureC: range, protections, upsMs, thdPercent, expansion, usbTotalWatts } = product
  const { ipRating, warrantyMonths = generalWarranty } = product
  return [
    ...(ipRating ? [{ label: text.ip, value: ipRating, note: immersion(product) }] : []),
    ...(range ? [{ label: text.temperature, value: temperatureRange(range) }] : []),
    ...(protections ? [{ label: text.protections, value: figure(protections) }] : []),
    ...(upsMs ? [{ label: text.ups, value: figure(upsMs), unit: 'ms' }] : []),
    ...(thdPercent ? [{ label: text.thd, value: text.below(percent(thdPercent)) }] : []),
    ...(usbTotalWatts ? [{ label: text.usb, value: figure(usbTotalWatts), unit: 'W' }] : []),
    ...(expansion
      ? [
          {
            label: text.batteries,
            value: text.upTo(expansion.maxExtraBatteries),
            note: text.inAll(energy(expansion.maxTotalWh)),
          },
        ]
      : []),
    { label: text.warranty, value: yearsOrMonths(warrantyMonths) },
  ]
}
