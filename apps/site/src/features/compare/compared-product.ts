import { countOutputs } from '@arkpax/schema/catalogue'
import { dimensions, energy, figure, withUnit } from '@arkpax/schema/figures'
import { formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { ShopProduct } from '../../lib/catalogue.ts'
import { pictureSource } from '../../lib/pictures.ts'
import type { ComparedProduct, Facts } from './comparison-rows.ts'

/** A catalogue product as the comparison shows it. For build time: the island gets it as a prop. */
export function comparedProduct(product: ShopProduct): ComparedProduct {
  return {
    id: product.id,
    name: product.name,
    price: toEuros(product.priceCents),
    stock: product.stock,
    picture: pictureSource(product.image),
    facts: catalogueFacts(product),
    catalogueRating: formatNumber(product.rating.value),
  }
}

function catalogueFacts(product: ShopProduct): Facts {
  const { power, panelWatts, capacityWh, expansion, battery, charging, operatingTemperatureC: range } = product
  const outputs = countOutputs(product)
  const sockets = product.ports.find(({ kind, direction }) => kind === 'ac' && direction === 'out')
  return {
    power: power ? withUnit(power.continuousWatts, 'W') : panelWatts && withUnit(panelWatts, 'W'),
    peak: power && `${withUnit(power.peakWatts, 'W')} (${withUnit(power.peakSeconds, 's')})`,
    capacity: capacityWh && energy(capacityWh),
    expansion: expansion && `enintään ${energy(expansion.maxTotalWh)}`,
    outputs: outputs ? figure(outputs) : undefined,
    sockets: sockets && `${sockets.count} × ${sockets.volts}\u00A0V`,
    usb: product.usbTotalWatts && withUnit(product.usbTotalWatts, 'W'),
    battery: battery?.chemistry,
    cycles: battery && `${figure(battery.cycles)}+`,
    charging: charging && `noin ${withUnit(charging.acFullHours, 'h')}, ${withUnit(charging.acWatts, 'W')}`,
    size: dimensions(product.dimensionsMm),
    weight: withUnit(product.weightKg, 'kg'),
    temperature: `${range.min}…+${withUnit(range.max, '°C')}`.replace('-', '−'),
    rating: formatNumber(product.ownRating?.average ?? product.rating.value),
  }
}
