import { isExtraBattery } from '@arkpax/schema/calculator-choices'
import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { eurosIn } from '@arkpax/schema/euros'
import { pages } from '../content/site-urls.ts'
import {
  type Composer,
  energyIn,
  extraBatteries,
  type Grounds,
  isStation,
  listed,
  nameIn,
  pagesOf,
  productsAsked,
  tellerOf,
  vatIn,
  withUnitIn,
} from './composed.ts'

/** Figures of the stations that questions ask for by naming an accessory. */
const OF_STATIONS = ['expansion', 'maxBatteries', 'solarMax', 'solarTime']

/** Figures that what is named beside a station changes. */
const extendedBy: Record<string, (grounds: Grounds) => string[]> = {
  capacity: extendedCapacity,
  expansion: extendedCapacity,
  acTime: (grounds) => [...chargingWithBatteries(grounds), ...chargingWithPanels(grounds)],
  solarTime: chargingWithPanels,
  weight: weightTogether,
}

/** A figure of the products that are named; without one, of the stations, or of whatever has it. */
export const specAnswer: Composer = (grounds) => {
  const { of = '' } = grounds.asked.intent
  const { catalogue } = grounds.knowledge
  const teller = tellerOf(grounds)
  const extended = extendedBy[of]?.(grounds) ?? []
  if (extended.length > 0) {
    const named = grounds.asked.products.map(({ id }) => id)
    return { reply: listed(extended), sources: pagesOf(grounds, named) }
  }
  const figure = (id: string) => figureOf(grounds, of, id)
  const stations = catalogue.filter((each) => isStation(each) && figure(each.id) !== undefined)
  const named = productsAsked(grounds)
  const isOfNamed = named.some(({ id }) => figure(id) !== undefined) || (named.length > 0 && !OF_STATIONS.includes(of))
  const products = isOfNamed ? named : stations.length > 0 ? stations : catalogue
  const known = products.flatMap(({ id }) => {
    const value = figure(id)
    return value === undefined ? [] : [{ id, name: nameIn(grounds, id), value }]
  })
  const [only] = known
  if (!only) return undefined
  const sources = pagesOf(
    grounds,
    known.map(({ id }) => id),
  )
  if (known.length === 1) return { reply: teller.says(of, only.id, only), sources }
  const isSame = known.every(({ value }) => value === only.value)
  if (isSame) {
    const name = known.map((each) => each.name).join(', ')
    return { reply: `${teller.label(of)}: ${only.value} (${name}).`, sources }
  }
  const rows = known.map(({ name, value }) => `${name}: ${value}`)
  const lead = teller.say('list', { label: teller.label(of) })
  return { reply: [...betterOf(grounds, products), `${lead}\n${listed(rows)}`].join(' '), sources }
}

/** Which of two is the one, where that is asked: the lighter, the smaller or the stronger. */
function betterOf(grounds: Grounds, [one, other]: readonly CatalogueProduct[]): string[] {
  const { of = '' } = grounds.asked.intent
  const measure = measures[of]
  if (!grounds.asked.asksWhich || !one || !other || !measure) return []
  const [own, theirs] = [measure(one), measure(other)]
  if (own === undefined || theirs === undefined || own === theirs) return []
  const name = nameIn(grounds, own > theirs ? one.id : other.id)
  return [tellerOf(grounds).say(`which.${of}`, { name })]
}

/** By figures of `sentences.yml`, the more the better. */
const measures: Record<string, (product: CatalogueProduct) => number | undefined> = {
  weight: ({ weightKg }) => weightKg && -weightKg,
  size: ({ dimensionsMm: size }) => size && -size.width * size.depth * size.height,
  power: ({ power }) => power?.continuousWatts,
  peak: ({ power }) => power?.peak?.watts,
  capacity: ({ capacityWh }) => capacityWh,
}

/** How long the stations take to charge from the mains with the extra batteries that are named. */
function chargingWithBatteries(grounds: Grounds): string[] {
  const teller = tellerOf(grounds)
  const { count, wattHours } = extraBatteries(grounds)
  return productsAsked(grounds).flatMap(({ id, capacityWh, charging }) => {
    if (!capacityWh || !charging?.acFullHours || count === 0) return []
    const hours = Math.round(charging.acFullHours * (1 + (count * wattHours) / capacityWh))
    const name = teller.say('runtime.plus', { name: nameIn(grounds, id), count })
    return [teller.say('charge.full', { name, hours: withUnitIn(grounds.asked.language, hours, 'h') })]
  })
}

/**
 * How long the stations take to charge with the panels that are named, in full sun, or in the hours that are told. Their own
 * batteries take no more than what makes their shortest time: panels beyond it make it no shorter.
 */
function chargingWithPanels(grounds: Grounds): string[] {
  const { asked, knowledge } = grounds
  const teller = tellerOf(grounds)
  const panel = knowledge.catalogue.find(({ panelWatts }) => panelWatts)
  const mention = asked.products.find(({ id }) => id === panel?.id)
  const own = panel?.panelWatts
  if (!mention || !own) return []
  const wanted = mention.isCountAsked && asked.quantities.find(({ unit }) => unit === 'h')?.value
  const named = productsAsked(grounds).filter(isStation)
  return (named.length > 0 ? named : knowledge.catalogue.filter(isStation)).flatMap(({ id, capacityWh, charging }) => {
    if (!capacityWh || !charging?.solarMaxWatts || !charging.solarFullHours) return []
    const most = Math.floor(charging.solarMaxWatts / own)
    const shortest = charging.solarFullHours
    if (mention.isCountAsked && (!wanted || wanted < shortest)) return figuresOf(grounds, 'solarTime', id)
    const count = wanted ? Math.min(most, Math.ceil(capacityWh / (own * wanted))) : mention.count
    if (count > most) return []
    const atBest = Math.max(shortest, Math.round((capacityWh / (count * own)) * 2) / 2)
    const hours = withUnitIn(asked.language, atBest, 'h')
    return [teller.say('charge.solar', { name: nameIn(grounds, id), count, hours })]
  })
}

/** The stations that are named, or of several extra batteries all, with the extra batteries that are, in one sentence each. */
function extendedCapacity(grounds: Grounds): string[] {
  const teller = tellerOf(grounds)
  const { count: beside, wattHours } = extraBatteries(grounds)
  const named = productsAsked(grounds)
  if (grounds.asked.products.some(({ isCountAsked }) => isCountAsked)) return fullyExtended(grounds, named)
  const [only, ...others] = grounds.asked.products
  const isOfSeveral = beside === 0 && others.length === 0 && (only?.count ?? 0) > 1 && named.some(isExtraBattery)
  const count = isOfSeveral ? (only?.count ?? 0) : beside
  return (isOfSeveral ? grounds.knowledge.catalogue.filter(isStation) : named).flatMap(
    ({ id, capacityWh, expansion }) => {
      if (!capacityWh || count === 0 || count > (expansion?.maxExtraBatteries ?? 0)) return []
      const name = teller.say('runtime.plus', { name: nameIn(grounds, id), count })
      return [
        teller.says('capacity', id, { name, value: energyIn(grounds.asked.language, capacityWh + count * wattHours) }),
      ]
    },
  )
}

/** What those that are named hold with as many extra batteries as they take. */
const fullyExtended = (grounds: Grounds, named: readonly CatalogueProduct[]) =>
  named.flatMap(({ id }) => figuresOf(grounds, 'expansion', id))

/** A figure of a product in a sentence, where it has it. */
function figuresOf(grounds: Grounds, of: string, id: string): string[] {
  const value = figureOf(grounds, of, id)
  return value ? [tellerOf(grounds).says(of, id, { name: nameIn(grounds, id), value })] : []
}

/** What a station weighs with its accessories, or several pieces of a product. */
function weightTogether(grounds: Grounds): string[] {
  const { asked, knowledge } = grounds
  const isTogether = new Set(asked.products.map(({ isStation }) => isStation)).size > 1
  if (!isTogether && asked.products.every(({ count }) => count === 1)) return []
  const kilos = (value: number) => withUnitIn(asked.language, value, 'kg')
  const weighed = asked.products.flatMap(({ id, count }) => {
    const weight = knowledge.catalogue.find((each) => each.id === id)?.weightKg
    return weight ? [{ sum: count * weight, part: `${count} × ${nameIn(grounds, id)} (${kilos(weight)})` }] : []
  })
  const value = kilos(weighed.reduce((total, { sum }) => total + sum, 0))
  const parts = weighed.map(({ part }) => part).join(' + ')
  return weighed.length > 0 ? [tellerOf(grounds).say('weight.total', { value, parts })] : []
}

/** A figure as it is told now; the price of a watt-hour is counted from the live one. */
function figureOf(grounds: Grounds, of: string, id: string): string | undefined {
  const { asked, knowledge, products } = grounds
  const teller = tellerOf(grounds)
  const product = knowledge.catalogue.find((each) => each.id === id)
  if (of === 'price-per-wh') {
    const price = products.find((each) => each.id === id)?.price
    const perWh = price && product?.capacityWh && price / product.capacityWh
    return perWh ? teller.figure(of, id, { price: eurosIn(asked.language, perWh) }) : undefined
  }
  return teller.figure(of, id)
}

const COMPARED = ['power', 'peak', 'capacity', 'ac', 'weight', 'size']

/** What tells products apart, with live prices: those that are named, else the stations. */
export const compareAnswer: Composer = (grounds) => {
  const { asked, knowledge, products } = grounds
  const teller = tellerOf(grounds)
  const named = productsAsked(grounds)
  const others = knowledge.catalogue.filter((each) => isStation(each) && named.every(({ id }) => id !== each.id))
  const compared = named.length >= 2 ? named.slice(0, 3) : [...named, ...others].slice(0, 2)
  if (compared.length < 2) return undefined
  const prices = compared.flatMap(({ id }) => products.filter((each) => each.id === id))
  const price = (id: string) => prices.find((each) => each.id === id)?.price
  const cells = COMPARED.map((spec) => [
    teller.label(spec),
    ...compared.map(({ id }) => teller.figure(spec, id) ?? '–'),
  ])
  const told = compared.map(({ id }) => {
    const euros = price(id)
    return euros === undefined ? '–' : eurosIn(asked.language, euros)
  })
  const rows = [
    ['', ...compared.map(({ id }) => nameIn(grounds, id))],
    ...cells.filter(([, first, ...more]) => more.some((each) => each !== first)),
    [teller.say('compare.price', { vat: vatIn(grounds, prices) }), ...told],
  ]
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
  return {
    reply: `${
      differenceText(
        grounds,
        compared.map(({ id }) => id),
      ) ?? teller.say('compare.lead')
    }\n\n${table}`,
    sources: [
      {
        title: teller.say('page.comparison'),
        url: `${pages.comparison}?tuotteet=${compared.map(({ id }) => id).join(',')}`,
      },
      ...pagesOf(
        grounds,
        compared.map(({ id }) => id),
      ),
    ].slice(0, 3),
  }
}

/** One is stronger, the other lighter and cheaper: in a sentence. */
export function differenceText(grounds: Grounds, ids: readonly string[]): string | undefined {
  const { asked, knowledge, products } = grounds
  const [strong, light] = knowledge.catalogue
    .filter(({ id, power, capacityWh, weightKg }) => ids.includes(id) && power && capacityWh && weightKg)
    .sort((one, other) => (other.power?.continuousWatts ?? 0) - (one.power?.continuousWatts ?? 0))
  const [dear, cheap] = [strong, light].map((each) => products.find(({ id }) => id === each?.id)?.price)
  if (ids.length !== 2 || !strong?.weightKg || !light?.weightKg || !dear || !cheap) return undefined
  if (strong.weightKg <= light.weightKg || dear <= cheap || (strong.capacityWh ?? 0) <= (light.capacityWh ?? 0))
    return undefined
  const { language } = asked
  return tellerOf(grounds).say('compare.stations', {
    strong: nameIn(grounds, strong.id),
    light: nameIn(grounds, light.id),
    power: withUnitIn(language, strong.power?.continuousWatts ?? 0, 'W'),
    less: withUnitIn(language, light.power?.continuousWatts ?? 0, 'W'),
    energy: energyIn(language, strong.capacityWh ?? 0),
    lessEnergy: energyIn(language, light.capacityWh ?? 0),
    weight: withUnitIn(language, strong.weightKg - light.weightKg, 'kg'),
    price: eurosIn(language, dear - cheap),
  })
}
