import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Appliance } from '@arkpax/schema/content'
import { plain } from '@arkpax/schema/finnish-terms'
import type { Language } from '../passages.ts'
import { createLexicon, type Match, wordsIn } from './lexicon.ts'
import { createProductNames, type Mention } from './product-names.ts'
import type { SlotWords, units } from './slot-words.ts'

export type { Mention }

/** A figure with its unit. */
export interface Quantity {
  unit: (typeof units)[number]
  value: number
}

/** A device of the list that is named, or bare watts. `stated` tells that the watts are the customer's own. */
export interface AskedLoad {
  appliance?: Appliance
  count: number
  watts: number
  stated: boolean
  /** Hours a day, where each device has been given its own. */
  hours?: number
}

/** What a question tells besides its matter. Days are names of `words.yml` or dates as typed ('24.12'). */
export interface Slots {
  products: Mention[]
  loads: AskedLoad[]
  quantities: Quantity[]
  /** A place of `words.yml` where a station is to be used. */
  place?: string
  days: string[]
  documentLanguage?: Language
  /** A fault of the display or an item of its menu: 'E06', 'P4'. */
  code?: string
  postcode?: string
  orderNumber?: string
  email?: string
  serial?: string
  count?: number
  /** The words with what was read replaced by its class: 'kauanko PRODUCT jaksaa DEVICE'. */
  classes: string
  /** Whether it adds to what was told before: 'ja läppäri'. */
  adds: boolean
  /** How many messages before have been merged into these. */
  turns: number
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const SERIAL = /\b[a-z]{2,5}-?(?:[a-z0-9]+-)*\d{5,}\b/i
const ORDER_ID = /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{8}\b/i
const CODE = /\b(?:e ?-?(0?[1-9]|1[0-2])|p ?-?([1-9]))\b/
const DATE = /^([12]?\d|3[01])\.(1[0-2]|0?[1-9])(?:\.20\d\d)?$/

/** The watts of a load stand at most so many words from its name. */
const NEAR = 4

type Figure = Match<number>

/** Reads slots with these words: lists are compiled once, so make one reader for a shop. */
export function createSlotReader(from: {
  words: SlotWords
  catalogue: readonly CatalogueProduct[]
  appliances: readonly Appliance[]
}): (text: string) => Slots {
  const { words: lists } = from
  const ofRecord = (record: Record<string, readonly string[]>) => createLexicon(Object.entries(record))
  const productsIn = createProductNames(lists, from.catalogue)
  const devicesIn = createLexicon(
    from.appliances.map((each) => [each, Object.values(each.calledAs ?? {}).flat()] as const),
    { slips: true },
  )
  const numbersIn = ofRecord(lists.numbers)
  const unitsIn = createLexicon(lists.units.map((each) => [each, each.called] as const))
  const spansIn = createLexicon(lists.spans.map((each) => [each, each.called] as const))
  const placesIn = createLexicon(Object.entries(lists.places).map(([id, each]) => [id, each.called] as const))
  const daysIn = ofRecord(lists.days)
  const monthsIn = createLexicon(lists.months.map((name, index) => [index + 1, [name]] as const))
  const languagesIn = createLexicon(
    Object.entries(lists.languages).map(([id, called]) => [id as Language, called] as const),
  )
  const addingIn = createLexicon([[true, lists.adding]])

  return (text) => {
    const [email, serial, orderId] = [EMAIL, SERIAL, ORDER_ID].map((pattern) => pattern.exec(text)?.[0])
    const rest = [email, serial].reduce<string>((left, found) => (found ? left.replace(found, ' ') : left), text)
    const words = wordsIn(rest)
    const taken = new Map<number, string>()
    const take = (match: Omit<Match<unknown>, 'value'>, name: string) => {
      for (let at = match.at; at < match.at + match.length; at += 1) taken.set(at, at === match.at ? name : '')
    }
    const isFree = ({ at, length }: Omit<Match<unknown>, 'value'>) =>
      Array.from({ length }, (_, index) => at + index).every((each) => !taken.has(each))

    const figures: Figure[] = [
      ...numbersIn(words).map((each) => ({ ...each, value: Number(each.value) })),
      ...words.flatMap((word, at) => (Number(word[0]) >= 0 ? [{ value: numeric(word), at, length: 1 }] : [])),
    ].sort((one, other) => one.at - other.at)
    const figureBefore = (at: number) => figures.find((each) => each.at + each.length === at)
    const dates = words.flatMap((word, at) => {
      const month = monthsIn(words).find((each) => each.at === at + 1)
      if (month && Number(word) <= 31) return [{ value: `${Number(word)}.${month.value}`, at, length: 2 }]
      return DATE.test(word) ? [{ value: word, at, length: 1 }] : []
    })
    const measured = unitsIn(words).flatMap(({ value: { unit, times }, at, length }) => {
      const figure = figureBefore(at)
      if (!figure || dates.some((date) => date.at === figure.at)) return []
      return [{ value: { unit, value: figure.value * times }, at: figure.at, length: figure.length + length }]
    })

    const mentions = productsIn(words)
    const ownFigures = new Set(mentions.flatMap(({ value }) => value.figures))
    const quantities = measured.filter(
      (each) => !(ownFigures.has(each.value.value) && mentions.some((name) => name.at + name.length === each.at)),
    )
    for (const each of mentions) take(each, 'PRODUCT')
    for (const each of measured) if (isFree(each)) take(each, CLASSES[each.value.unit])

    const counted = ({ at, length }: Omit<Match<unknown>, 'value'>) => {
      const pieces = quantities.find(
        (each) => each.value.unit === 'pieces' && (each.at + each.length === at || each.at === at + length),
      )
      const figure = figureBefore(at) ?? (words[at - 1] === 'ark' ? figureBefore(at - 1) : undefined)
      const count = pieces?.value.value ?? figure?.value ?? 1
      if (figure && isFree(figure)) take(figure, 'NUMBER')
      return Number.isInteger(count) && count >= 1 && count <= 50 ? count : 1
    }
    const products = mentions.map((each) => {
      const { id, isOneOfSeveral } = each.value
      return { id, isOneOfSeveral, count: counted(each) }
    })
    const named = devicesIn(words).filter(isFree)
    for (const each of named) take(each, 'DEVICE')
    const loads = loadsOf(
      named.map((each) => ({ ...each, count: counted(each) })),
      quantities,
      counted,
    )
    const spans = spansIn(words).filter(isFree)
    const [, fault, item] = CODE.exec(plain(rest)) ?? []
    const codeAt = words.findIndex((word, at) => (word === 'e' || word === 'p') && figureBefore(at + 2))
    if ((fault || item) && codeAt >= 0) take({ at: codeAt, length: 2 }, 'CODE')
    const free = figures.filter((each) => isFree(each) && !dates.some(({ at }) => at === each.at))
    for (const each of free) take(each, words[each.at]?.length === 5 ? 'POSTCODE' : 'NUMBER')
    for (const each of [...dates, ...daysIn(words)]) if (isFree(each)) take(each, 'DAY')

    const digits = free.map(({ at }) => words[at] ?? '')
    return {
      products,
      loads,
      quantities: [...quantities, ...spans].map(({ value: { unit, value } }) => ({ unit, value })),
      place: placesIn(words)[0]?.value,
      days: [...dates, ...daysIn(words)].map(({ value }) => value),
      documentLanguage: languagesIn(words)[0]?.value,
      code: fault ? `E${fault.padStart(2, '0')}` : item && `P${item}`,
      postcode: digits.find((each) => each.length === 5),
      orderNumber: orderId ?? digits.find((each) => each.length >= 4 && each.length <= 6 && each[0] !== '0'),
      email,
      serial: serial?.toUpperCase(),
      count: free.find(({ value }) => Number.isInteger(value) && value >= 1 && value <= 50)?.value,
      classes: [
        words
          .map((word, at) => taken.get(at) ?? word)
          .filter(Boolean)
          .join(' '),
        email && 'EMAIL',
        serial && 'SERIAL',
      ]
        .filter(Boolean)
        .join(' '),
      adds: addingIn(words.slice(0, 1)).length > 0,
      turns: 0,
    }
  }
}

const CLASSES: Record<Quantity['unit'], string> = {
  W: 'WATTS',
  Wh: 'ENERGY',
  h: 'HOURS',
  days: 'DAYS',
  pieces: 'NUMBER',
  other: 'FIGURE',
}

/** '1,5' → 1.5, '800' → 800. */
const numeric = (digits: string) => Number(digits.replace(',', '.').split(':')[0])

/** The devices with the watts nearest to them, and watts that stand alone. As many hours as loads belong to them in their order. */
function loadsOf(
  named: readonly (Match<Appliance> & { count: number })[],
  quantities: readonly Match<Quantity>[],
  counted: (match: Match<Quantity>) => number,
): AskedLoad[] {
  const watts = quantities.filter(({ value }) => value.unit === 'W')
  const pairs = named
    .flatMap((device) => watts.map((own) => ({ device, own, distance: wordsBetween(device, own) })))
    .filter(({ distance }) => distance < NEAR)
    .sort((one, other) => one.distance - other.distance)
  const owned = new Map<Match<Appliance>, Match<Quantity>>()
  const used = new Set<Match<Quantity>>()
  for (const { device, own } of pairs) {
    if (owned.has(device) || used.has(own)) continue
    owned.set(device, own)
    used.add(own)
  }
  const devices = named.flatMap((device) => {
    const { value: appliance, at, count } = device
    const own = owned.get(device)
    const watts = own?.value.value ?? appliance.watts
    const pieces = own ? Math.max(count, counted(own)) : count
    return watts ? [{ at, load: { appliance, count: pieces, watts, stated: own !== undefined } }] : []
  })
  const bare = watts
    .filter((each) => !used.has(each))
    .map((each) => ({ at: each.at, load: { count: counted(each), watts: each.value.value, stated: true } }))
  const loads = [...devices, ...bare].sort((one, other) => one.at - other.at).map(({ load }): AskedLoad => load)
  const hours = quantities.filter(({ value }) => value.unit === 'h' && value.value <= 24)
  if (loads.length < 2 || hours.length !== loads.length) return loads
  return loads.map((load, index) => ({ ...load, hours: hours[index]?.value.value }))
}

const wordsBetween = (one: Match<unknown>, other: Match<unknown>) =>
  Math.max(other.at - one.at - one.length, one.at - other.at - other.length)

/** What a message tells together with what was told before it: its own where it has any, bare watts to the device before. */
export function mergedSlots(earlier: Slots, now: Slots): Slots {
  const known = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined && !isEmpty(value)))
  return {
    ...earlier,
    ...known,
    classes: now.classes,
    adds: now.adds,
    loads: mergedLoads(earlier.loads, now),
    turns: earlier.turns + 1,
  }
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

function mergedLoads(earlier: readonly AskedLoad[], { loads, adds }: Slots): AskedLoad[] {
  if (loads.length === 0) return [...earlier]
  const [own] = loads
  const [only, ...more] = earlier
  const isWattsOfIt = loads.length === 1 && own && !own.appliance && only?.appliance && more.length === 0
  if (isWattsOfIt && !adds) return [{ ...only, watts: own.watts, stated: true }]
  return adds ? [...earlier, ...loads] : loads
}
