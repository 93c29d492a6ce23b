import { mostPanels, PRACTICAL_SHARE } from './calculator-rules.ts'
import { type CatalogueProduct, countOutputs } from './catalogue.ts'
import { eurosIn } from './euros.ts'
import { figureIn, percentIn } from './facts-company.ts'
import { toEuros } from './money.ts'
import { type Counted, inWords } from './number-words.ts'
import type { Language } from './office-hours-text.ts'
import type { ProductPort } from './product-details.ts'
import { hoursFigure } from './runtime-figures.ts'

const NBSP = '\u00A0'

/**
 * Adds what each product lets a text name to `values` (`product.1.weight`), and gives what is counted from its capacity:
 * `product.1.per.50` is how often 50 Wh are in it, or how many whole hours it gives 50 W (`about.50` to the nearest one, `fills.50` how often 50 Wh fill it, `runtime.50` with
 * its unit), `lasts.50` and `times.50` the same less the losses, `share.50` how much of it 50 Wh are, `part.75` 75 % of it to the nearest hundred, `energy` and `kWh` all of it; `with.2` before these adds two extra batteries.
 * Counts have a name of their own with what is counted: `product.1.usb-c-out.inWords` is 'kaksi USB-C-porttia'.
 */
export function productFacts(products: readonly CatalogueProduct[], language: Language, values: Map<string, string>) {
  const panelWatts = products.find(({ panelWatts }) => panelWatts)?.panelWatts
  for (const product of products) {
    for (const [name, value] of [...figuresOf(product, language), ...countsOf(product, panelWatts, language)]) {
      if (value !== undefined) values.set(`product.${product.id}.${name}`, value)
    }
  }
  const extraBattery = products.find(({ capacityWh, power }) => capacityWh && !power)?.capacityWh
  return (name: string) => counted(name, products, extraBattery, language)
}

/** The figures of a product with their units, in the order of a manual's table. */
function figuresOf(product: CatalogueProduct, language: Language): [string, string | undefined][] {
  const { power, battery, charging, expansion, operatingTemperatureC: degrees } = product
  const unit = withUnitIn(language)
  const percent = (value: number | undefined) => (value === undefined ? undefined : percentIn(value, language))
  const count = (value: number | undefined) => (value ? String(value) : undefined)
  const outputs = countOutputs(product)
  return [
    ['name', { fi: product.name, sv: product.swedishName, en: product.englishName }[language]],
    ['sku', product.sku],
    ['price', eurosIn(language, toEuros(product.priceCents))],
    ['maxPower', unit(power?.continuousWatts, 'W')],
    ['peak', unit(power?.peak?.watts, 'W')],
    ['peakTime', unit(power?.peak?.seconds, 's')],
    ['capacity', unit(product.capacityWh, 'Wh')],
    ['panelPower', unit(product.panelWatts, 'W')],
    ['chemistry', battery?.chemistry],
    ['cycles', count(battery?.cycles)],
    ['remaining', percent(battery?.remainingPercent)],
    ['outputs', count(outputs)],
    ['usbTotal', unit(product.usbTotalWatts, 'W')],
    ['acCharging', unit(charging?.acWatts, 'W')],
    ['acCharging80', unit(charging?.ac80Hours, 'h')],
    ['acChargingFull', unit(charging?.acFullHours, 'h')],
    ['solarMax', unit(charging?.solarMaxWatts, 'W')],
    ['solarFull', unit(charging?.solarFullHours, 'h')],
    ['maxBatteries', count(expansion?.maxExtraBatteries)],
    ['maxCapacity', expansion && kilowattHours(expansion.maxTotalWh, language)],
    ['ups', unit(product.upsMs, 'ms')],
    ['thd', percent(product.thdPercent)],
    ['protections', count(product.protections)],
    ['ip', product.ipRating],
    ['temperature', degrees && temperature(degrees, language)],
    ['size', size(product.dimensionsMm)],
    ['foldedSize', size(product.foldedDimensionsMm)],
    ['foldedSize.cm', size(product.foldedDimensionsMm, language)],
    ['weight', unit(product.weightKg, 'kg')],
    ...product.ports.flatMap((port) => portFacts(port, language)),
  ]
}

/** Counts with what is counted, as a sentence has them: 'neljä pistorasiaa', 'yksi Anderson-liitin', '13 lähtöä'. */
function countsOf(
  product: CatalogueProduct,
  panelWatts: number | undefined,
  language: Language,
): [string, string | undefined][] {
  const { ports, charging, expansion, protections } = product
  const phrase = (count: number | undefined, what: Counted) => (count ? inWords(count, what, language) : undefined)
  const usb = ports
    .filter(({ kind, direction }) => direction === 'out' && (kind === 'usb-a' || kind === 'usb-c'))
    .reduce((sum, { count }) => sum + count, 0)
  const solarMaxWatts = charging?.solarMaxWatts
  const panels = solarMaxWatts && panelWatts && mostPanels({ solarMaxWatts }, { panelWatts })
  return [
    ['outputs.inWords', phrase(countOutputs(product), 'output')],
    ['usb.count', usb ? String(usb) : undefined],
    ['usb.inWords', phrase(usb, 'usb')],
    ['maxBatteries.inWords', phrase(expansion?.maxExtraBatteries, 'battery')],
    ['maxPanels', panels ? String(panels) : undefined],
    ['maxPanels.inWords', phrase(panels, 'panel')],
    ['protections.inWords', phrase(protections, 'protection')],
    ...ports.flatMap(({ id, kind, count }): [string, string | undefined][] => {
      const what = COUNTED_PORTS[kind]
      return what ? [[`${id}.inWords`, phrase(count, what)]] : []
    }),
  ]
}

/** The ports that texts count; of inputs there is one of each. */
const COUNTED_PORTS: Partial<Record<ProductPort['kind'], Counted>> = {
  ac: 'ac',
  'usb-a': 'usb-a',
  'usb-c': 'usb-c',
  dc5521: 'dc5521',
  anderson: 'anderson',
}

const withUnitIn = (language: Language) => (value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${figureIn(value, language)}${NBSP}${unit}`

function portFacts({ id, count, volts, amps, watts }: ProductPort, language: Language): [string, string | undefined][] {
  const unit = withUnitIn(language)
  return [
    [`${id}.count`, String(count)],
    [`${id}.volts`, unit(volts, 'V')],
    [`${id}.amps`, unit(amps, 'A')],
    [`${id}.watts`, unit(watts, 'W')],
  ]
}

const kilowattHours = (wattHours: number, language: Language) => `${figureIn(wattHours / 1000, language)}${NBSP}kWh`

/** 'width × depth × height mm', on one line; in centimetres where a language is told, whose decimals those may have. */
function size(
  of: { width: number; depth: number; height: number } | undefined,
  language?: Language,
): string | undefined {
  const written = (mm: number) => (language ? figureIn(mm / 10, language) : String(mm))
  return of && `${[of.width, of.depth, of.height].map(written).join(`${NBSP}×${NBSP}`)}${NBSP}${language ? 'cm' : 'mm'}`
}

function temperature({ min, max }: { min: number; max: number }, language: Language): string {
  const signed = (degrees: number) =>
    degrees < 0 ? `−${figureIn(-degrees, language)}` : `+${figureIn(degrees, language)}`
  return `${signed(min)}${language === 'en' ? ' to ' : '…'}${signed(max)}${NBSP}°C`
}

const COUNTED =
  /^product\.([^.]+)\.(?:with\.(\d+)\.)?(?:(per|about|fills|runtime|lasts|times|share|part)\.(\d+)|(energy|kWh))$/

/** What is counted from a capacity; undefined of another name, or where a capacity is not known. */
function counted(
  name: string,
  products: readonly CatalogueProduct[],
  extraBattery: number | undefined,
  language: Language,
): string | undefined {
  const [, id, batteries = '0', kind, by, energy] = COUNTED.exec(name) ?? []
  const station = products.find((product) => product.id === id)?.capacityWh
  const added = Number(batteries) * (extraBattery ?? Number.NaN)
  if (!station || (Number(batteries) > 0 && Number.isNaN(added))) return undefined
  const wattHours = station + (Number(batteries) > 0 ? added : 0)
  if (energy)
    return energy === 'kWh' || wattHours >= 10_000
      ? kilowattHours(wattHours, language)
      : withUnitIn(language)(wattHours, 'Wh')
  if (kind === 'part') return withUnitIn(language)(Math.round((wattHours * Number(by)) / 10_000) * 100, 'Wh')
  const ratio = wattHours / Number(by)
  if (!Number.isFinite(ratio)) return undefined
  if (kind === 'share') return percentIn(Math.round(100 / ratio), language)
  if (kind === 'fills') return figureIn(Math.ceil(ratio), language)
  if (kind === 'about') return figureIn(Math.round(ratio), language)
  if (kind === 'lasts') {
    const { value, unit } = hoursFigure(ratio * PRACTICAL_SHARE)
    return `${figureIn(value, language)}${NBSP}${unit}`
  }
  if (kind === 'times') return figureIn(Math.floor(ratio * PRACTICAL_SHARE), language)
  if (kind === 'per') return figureIn(Math.floor(ratio), language)
  return `${figureIn(ratio < 20 ? Math.floor(ratio * 2) / 2 : Math.floor(ratio), language)}${NBSP}h`
}
