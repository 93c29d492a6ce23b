import { isExtraBattery } from '@arkpax/schema/calculator-choices'
import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { eurosIn } from '@arkpax/schema/euros'
import { pages } from '../content/site-urls.ts'
import type { Mention } from '../question/slots.ts'
import { chargingWithBatteries, chargingWithPanels } from './charging-times.ts'
import {
  type Composed,
  type Composer,
  energyIn,
  extraBatteries,
  type Grounds,
  isStation,
  listed,
  mentioned,
  nameIn,
  pagesOf,
  productsAsked,
  stationsTold,
  tellerOf,
  vatIn,
  withUnitIn,
} from './composed.ts'
import { figureOf, figuresOf, namedWith } from './figure.ts'
import { fittingOf } from './fitting.ts'
import { loadsText, reckon } from './loads.ts'

/** The question once for each number of an accessory that it asks about: 'jos niitä on kaksi, entä neljä'. */
function countsOf(grounds: Grounds): Grounds[] {
  const { counts, products } = grounds.asked
  if (counts.length < 2) return [grounds]
  return counts.map((count) => {
    const counted = products.map((each) => (each.isStation ? each : { ...each, count, isCountAsked: undefined }))
    return { ...grounds, asked: { ...grounds.asked, products: counted } }
  })
}

/** Figures of the stations that questions ask for by naming an accessory. */
const OF_STATIONS = ['expansion', 'maxBatteries', 'solarMax', 'solarTime']

/** Figures that what is named beside a station changes. */
const extendedBy: Record<string, (grounds: Grounds) => string[]> = {
  capacity: (grounds) =>
    [shareOfCapacity, chargeCost, extendedCapacity].map((each) => each(grounds)).find(isSome) ?? [],
  expansion: extendedCapacity,
  maxBatteries: extendedForEnergy,
  acTime: (grounds) => [...chargingWithBatteries(grounds), ...chargingWithPanels(grounds)],
  solarTime: chargingWithPanels,
  weight: weightTogether,
  size: (grounds) => [...stackHeight(grounds), ...besideEachOther(grounds), ...inRoom(grounds)],
  foldedSize: (grounds) => [...besideEachOther(grounds), ...inRoom(grounds)],
}

/** What fits the room that is told, with its own sides. */
const inRoom = (grounds: Grounds) =>
  fittingOf(grounds).map(({ id, line, isFolded }) =>
    [line, ...figuresOf(grounds, isFolded ? 'foldedSize' : 'size', id)].join(' '),
  )

const isSome = (lines: readonly string[]) => lines.length > 0

/** A figure of the products that are named; without one, of the stations, or of whatever has it. */
export const specAnswer: Composer = (grounds) => {
  const { of = '' } = grounds.asked.intent
  const { catalogue } = grounds.knowledge
  const teller = tellerOf(grounds)
  const extended = countsOf(grounds).flatMap((each) => extendedBy[of]?.(each) ?? [])
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
  const picks = mostBatteries(grounds, only.id)
  if (known.length === 1) return { reply: teller.says(of, only.id, only), sources, ...picks }
  const isSame = known.every(({ value }) => value === only.value)
  if (isSame) {
    const name = known.map((each) => each.name).join(', ')
    return { reply: `${teller.label(of)}: ${only.value} (${name}).`, sources, ...picks }
  }
  const rows = known.map(({ name, value }) => `${name}: ${value}`)
  const lead = teller.say('list', { label: teller.label(of) })
  const better = betterOf(grounds, products)
  const told = { reply: `${lead}\n${listed(rows)}`, sources }
  if (!better) return told
  const says = teller.say(`which.${of}`, { name: nameIn(grounds, better.id) })
  return { ...told, reply: `${says} ${told.reply}`, picks: [mentioned(grounds, better.id)] }
}

/** As many extra batteries as a station takes, where that was asked: what 'they' are in the next message. */
function mostBatteries(grounds: Grounds, id: string): Pick<Composed, 'picks'> {
  const { catalogue } = grounds.knowledge
  const battery = catalogue.find(isExtraBattery)
  const most = catalogue.find((each) => each.id === id)?.expansion?.maxExtraBatteries
  return grounds.asked.intent.of === 'maxBatteries' && battery && most
    ? { picks: [mentioned(grounds, battery.id, most)] }
    : {}
}

/** Which of two is the one, where that is asked: the lighter, the smaller or the stronger. */
function betterOf(grounds: Grounds, [one, other]: readonly CatalogueProduct[]): CatalogueProduct | undefined {
  const measure = measures[grounds.asked.intent.of ?? '']
  if (!grounds.asked.asksWhich || !one || !other || !measure) return undefined
  const [own, theirs] = [measure(one), measure(other)]
  if (own === undefined || theirs === undefined || own === theirs) return undefined
  return own > theirs ? one : other
}

/** By figures of `sentences.yml`, the more the better. */
const measures: Record<string, (product: CatalogueProduct) => number | undefined> = {
  weight: ({ weightKg }) => weightKg && -weightKg,
  size: ({ dimensionsMm: size }) => size && -size.width * size.depth * size.height,
  power: ({ power }) => power?.continuousWatts,
  peak: ({ power }) => power?.peak?.watts,
  capacity: ({ capacityWh }) => capacityWh,
}

/** How many percent of what the stations hold watt-hours are that are told: 'paljonko 480 Wh on PROn akusta'. */
function shareOfCapacity(grounds: Grounds): string[] {
  const { asked } = grounds
  const wattHours = asked.quantities.find(({ unit }) => unit === 'Wh')?.value
  if (!wattHours || !asked.attributes.includes('share')) return []
  const beside = extraBatteries(grounds)
  return productsAsked(grounds, isStation).flatMap(({ id, capacityWh, power }) => {
    if (!capacityWh || (beside.count > 0 && !power)) return []
    const whole = capacityWh + beside.count * beside.wattHours
    const told = { energy: energyIn(asked.language, wattHours), capacity: energyIn(asked.language, whole) }
    const percent = withUnitIn(asked.language, Math.round((100 * wattHours) / whole), '%')
    return [tellerOf(grounds).say('capacity.share', { ...told, name: namedWith(grounds, id, beside.count), percent })]
  })
}

/** What devices that are told cost in a day or in their days, else what a full charge costs at a price of a kilowatt-hour that is told. */
function chargeCost(grounds: Grounds): string[] {
  const { asked } = grounds
  const price = asked.quantities.find(({ unit }) => unit === 'cents')?.value
  if (!price) return []
  if (asked.loads.length > 0) {
    const { loads, perDay, days } = reckon(grounds)
    const told = { energy: energyIn(asked.language, perDay * days), cents: Math.round((perDay * days * price) / 1000) }
    return [tellerOf(grounds).say('runtime.cost', { ...told, days, loads: loadsText(grounds, loads) })]
  }
  const { count, wattHours } = extraBatteries(grounds)
  return productsAsked(grounds, isStation).flatMap(({ id, capacityWh, power }) => {
    if (!capacityWh || !power) return []
    const energy = capacityWh + count * wattHours
    const name = namedWith(grounds, id, count)
    const cents = Math.round((energy / 1000) * price)
    return [tellerOf(grounds).say('charge.cost', { name, energy: energyIn(asked.language, energy), cents })]
  })
}

/** The stations that are named, or of several extra batteries all, with the extra batteries that are, in one sentence each. */
function extendedCapacity(grounds: Grounds): string[] {
  const teller = tellerOf(grounds)
  const { count: beside, wattHours } = extraBatteries(grounds)
  const named = productsAsked(grounds)
  if (grounds.asked.products.some(({ isCountAsked }) => isCountAsked)) return extendedTo(grounds, named)
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

/** 'I want 10 kWh with the PRO, how many add-on batteries'. */
function extendedForEnergy(grounds: Grounds): string[] {
  const isTold = grounds.asked.quantities.some(({ unit }) => unit === 'Wh')
  return isTold ? extendedTo(grounds, stationsTold(grounds)) : []
}

/** What those that are named hold with the extra batteries for the watt-hours that are told, else with as many as they take. */
function extendedTo(grounds: Grounds, named: readonly CatalogueProduct[]): string[] {
  const { asked } = grounds
  const wanted = asked.quantities.find(({ unit }) => unit === 'Wh')?.value
  const { wattHours } = extraBatteries(grounds)
  return named.flatMap(({ id, capacityWh, expansion }) => {
    const count = Math.ceil(((wanted ?? 0) - (capacityWh ?? 0)) / wattHours)
    if (!capacityWh || count < 1 || count > (expansion?.maxExtraBatteries ?? 0))
      return figuresOf(grounds, 'expansion', id)
    const name = tellerOf(grounds).say('runtime.plus', { name: nameIn(grounds, id), count })
    return [
      tellerOf(grounds).says('capacity', id, { name, value: energyIn(asked.language, capacityWh + count * wattHours) }),
    ]
  })
}

/** What a station weighs with its accessories, or several pieces of a product; of a pile without its station each of them. */
function weightTogether(grounds: Grounds): string[] {
  const { asked, knowledge } = grounds
  const stations = asked.products.filter(({ isStation }) => isStation)
  const isOfPile = asked.isWhole && stations.length === 0 && asked.products.some(({ isPanel }) => !isPanel)
  if (isOfPile) {
    const all = knowledge.catalogue.filter(isStation).map(({ id }): Mention => ({ ...PIECE, id }))
    return all.flatMap((station) =>
      weightTogether({ ...grounds, asked: { ...asked, products: [station, ...asked.products] } }),
    )
  }
  const isTogether = stations.length > 0 && stations.length < asked.products.length
  if (!isTogether && asked.products.every(({ count }) => count === 1)) return []
  const kilos = (value: number) => withUnitIn(asked.language, value, 'kg')
  return sumOf(grounds, 'weight.total', ({ weightKg }) => weightKg, kilos).lines
}

const PIECE = { count: 1, isOneOfSeveral: false, isStation: true, isPanel: false }

/** How high a station stands on the extra batteries that are named, and whether that fits a height that is told. */
function stackHeight(grounds: Grounds): string[] {
  const { asked } = grounds
  const isStack = asked.isWhole && extraBatteries(grounds).count > 0
  if (!isStack) return []
  const piled = { ...grounds, asked: { ...asked, products: asked.products.filter(({ isPanel }) => !isPanel) } }
  const { lines, value } = sumOf(
    piled,
    'size.stack',
    ({ dimensionsMm }) => dimensionsMm?.height,
    (mm) => withUnitIn(asked.language, mm, 'mm'),
  )
  const room = asked.bound.isFitting && asked.bound.space.find(({ side }) => side === 'height')?.mm
  const verdict = room ? `${tellerOf(grounds).say(value <= room !== asked.bound.isReversed ? 'yes' : 'no')} ` : ''
  return lines.map((line) => `${verdict}${line}`)
}

/** How many of what is named fit side by side in a width that is told. */
function besideEachOther(grounds: Grounds): string[] {
  const { asked } = grounds
  const { space: room, isFitting } = asked.bound
  const space = room.find(({ side }) => side === 'width')?.mm
  const counted = asked.products.filter(({ isCountAsked, count }) => isCountAsked || count > 1)
  if (!space || !isFitting) return []
  return productsAsked(grounds).flatMap(({ id, dimensionsMm, foldedDimensionsMm }) => {
    const size = foldedDimensionsMm ?? dimensionsMm
    if (!size || counted.every((each) => each.id !== id)) return []
    const told = { count: Math.floor(space / size.width), name: nameIn(grounds, id) }
    const wanted = counted.find((each) => each.id === id && !each.isCountAsked)?.count
    const verdict = wanted ? [tellerOf(grounds).say(wanted <= told.count ? 'yes' : 'no')] : []
    const beside = tellerOf(grounds).say('size.beside', {
      ...told,
      width: withUnitIn(asked.language, size.width, 'mm'),
    })
    return [[...verdict, beside].join(' ')]
  })
}

/** A figure of all that is named, added up, and that in a sentence. */
function sumOf(
  grounds: Grounds,
  sentence: string,
  figure: (product: CatalogueProduct) => number | undefined,
  written: (value: number) => string,
): { value: number; lines: string[] } {
  const { asked, knowledge } = grounds
  const each = asked.products.flatMap(({ id, count }) => {
    const product = knowledge.catalogue.find((one) => one.id === id)
    const value = product && figure(product)
    return value ? [{ sum: count * value, part: `${count} × ${nameIn(grounds, id)} (${written(value)})` }] : []
  })
  const value = each.reduce((total, { sum }) => total + sum, 0)
  const parts = each.map(({ part }) => part).join(' + ')
  return { value, lines: each.length > 0 ? [tellerOf(grounds).say(sentence, { value: written(value), parts })] : [] }
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
