import { type Load, PRACTICAL_SHARE, runtimeHours } from '@arkpax/schema/calculator-rules'
import { type CatalogueProduct, countOutputs } from '@arkpax/schema/catalogue'
import { dimensions, energy, figure, temperatureRange, withUnit, yearsOrMonths } from '@arkpax/schema/figures'
import { toEuros } from '@arkpax/schema/money'
import { hoursText } from '@arkpax/schema/runtime-figures'
import { ownBatteryWatts } from '../../lib/own-battery-watts.ts'
import { pictureSource } from '../../lib/pictures.ts'
import { more } from './best-values.ts'
import { averageDevice } from './compare.fi.ts'
import { type ComparedProduct, type Facts, writtenRating } from './comparison-rows.ts'

/** A device whose running time is compared. */
export type ComparedDevice = Pick<Load, 'name' | 'watts' | 'dutyPercent'>

/**
 * A catalogue product as the comparison shows it; one that states no warranty has the general one, in months. For build time: the
 * island gets it as a prop.
 */
export function comparedProduct(
  product: CatalogueProduct,
  warrantyMonths: number,
  devices: readonly ComparedDevice[] = [],
): ComparedProduct {
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
    measures: measuresOf(product, warrantyMonths),
    runtimes: runtimesOf(product, devices),
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
    expansion: expansion && energy(expansion.maxTotalWh),
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

/** What can be better: more of it, or less of what one carries. */
function measuresOf(product: CatalogueProduct, warrantyMonths: number): ComparedProduct['measures'] {
  const { power, panelWatts, capacityWh, expansion, battery } = product
  const sockets = product.ports.find(({ kind, direction }) => kind === 'ac' && direction === 'out')
  return {
    power: more(power?.continuousWatts ?? panelWatts),
    peak: more(power?.peak?.watts),
    capacity: more(capacityWh),
    expansion: more(expansion?.maxTotalWh),
    outputs: more(countOutputs(product)),
    sockets: more(sockets?.count),
    usb: more(product.usbTotalWatts),
    cycles: more(battery?.cycles),
    warranty: more(product.warrantyMonths ?? warrantyMonths),
    weight: product.weightKg ? { value: product.weightKg, better: 'less' } : undefined,
  }
}

/** How long a station runs each device with a full battery, losses taken off. */
function runtimesOf({ power, capacityWh }: CatalogueProduct, devices: readonly ComparedDevice[]) {
  if (!power || !capacityWh) return undefined
  return devices.map(({ name, watts, dutyPercent }) => {
    const hours = runtimeHours(capacityWh, watts, dutyPercent) * PRACTICAL_SHARE
    // What runs in bursts takes its watts for a part of the time only: their average is told.
    const device = dutyPercent
      ? averageDevice(name, withUnit(Math.round((watts * dutyPercent) / 100), 'W'))
      : `${name} ${withUnit(watts, 'W')}`
    return { device, text: hoursText(hours), hours }
  })
}

function mainsCharging({ acFullHours, acWatts }: NonNullable<CatalogueProduct['charging']>): string | undefined {
  const parts = [acFullHours && `noin ${withUnit(acFullHours, 'h')}`, acWatts && withUnit(acWatts, 'W')]
  return parts.filter(Boolean).join(', ') || undefined
}

/** What the sun gives or fills: a panel its power, a station up to what its input takes, an extra battery through its station. */
function sunCharging(product: CatalogueProduct): string | undefined {
  const { panelWatts, capacityWh, charging } = product
  if (panelWatts) return withUnit(panelWatts, 'W')
  if (!charging?.solarMaxWatts) return capacityWh ? 'aseman kautta' : undefined
  const own = ownBatteryWatts(product)
  return `${withUnit(charging.solarMaxWatts, 'W')}${own ? `, josta akkuun ${own}` : ''}`
}
