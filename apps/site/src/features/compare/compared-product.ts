import { type CatalogueProduct, countOutputs } from '@arkpax/schema/catalogue'
import { dimensions, energy, figure, temperatureRange, withUnit, yearsOrMonths } from '@arkpax/schema/figures'
import { toEuros } from '@arkpax/schema/money'
import { pictureSource } from '../../lib/pictures.ts'
import { type ComparedProduct, type Facts, writtenRating } from './comparison-rows.ts'

/**
 * A catalogue product as the comparison shows it; one that states no warranty has the general one, in months. For build time: the
 * island gets it as a prop.
 */
export function comparedProduct(product: CatalogueProduct, warrantyMonths: number): ComparedProduct {
  return {
    id: product.id,
    name: product.name,
    price: toEuros(product.priceCents),
    normalPrice: product.cut && toEuros(product.cut.normalCents),
    lowestPrice30: product.cut && toEuros(product.cut.lowestCents),
    cutUntil: product.cut?.until,
    vatPercent: product.vatPercent,
    stock: product.stock,
    isStation: product.power !== undefined,
    picture: pictureSource(product.image),
    imageUrl: product.image,
    facts: { ...catalogueFacts(product), warranty: yearsOrMonths(product.warrantyMonths ?? warrantyMonths) },
    statedRating: writtenRating(null, product.rating),
  }
}

function catalogueFacts(product: CatalogueProduct): Facts {
  const { power, panelWatts, capacityWh, expansion, battery, charging, operatingTemperatureC: range } = product
  const outputs = countOutputs(product)
  const sockets = product.ports.find(({ kind, direction }) => kind === 'ac' && direction === 'out')
  return {
    power: power ? withUnit(power.continuousWatts, 'W') : panelWatts && withUnit(panelWatts, 'W'),
    peak: power?.peak && `${withUnit(power.peak.watts, 'W')} (${withUnit(power.peak.seconds, 's')})`,
    capacity: capacityWh && energy(capacityWh),
    expansion: expansion && `enintään ${energy(expansion.maxTotalWh)}`,
    outputs: outputs ? figure(outputs) : undefined,
    sockets: sockets?.volts && `${sockets.count} × ${sockets.volts}\u00A0V`,
    usb: product.usbTotalWatts && withUnit(product.usbTotalWatts, 'W'),
    battery: battery?.chemistry,
    cycles: battery && `${figure(battery.cycles)}+`,
    charging: charging && mainsCharging(charging),
    solar: sunCharging(product),
    size: product.dimensionsMm && dimensions(product.dimensionsMm),
    weight: product.weightKg && withUnit(product.weightKg, 'kg'),
    temperature: range && temperatureRange(range),
    water: product.ipRating,
    rating: writtenRating(product.ownRating, product.rating),
  }
}

function mainsCharging({ acFullHours, acWatts }: NonNullable<CatalogueProduct['charging']>): string | undefined {
  const parts = [acFullHours && `noin ${withUnit(acFullHours, 'h')}`, acWatts && withUnit(acWatts, 'W')]
  return parts.filter(Boolean).join(', ') || undefined
}

/** What the sun gives or fills: a panel its power, a station up to what its input takes, an extra battery through its station. */
function sunCharging({ panelWatts, capacityWh, charging }: CatalogueProduct): string | undefined {
  if (panelWatts) return withUnit(panelWatts, 'W')
  if (charging?.solarMaxWatts) return `enintään ${withUnit(charging.solarMaxWatts, 'W')}`
  return capacityWh ? 'aseman kautta' : undefined
}
