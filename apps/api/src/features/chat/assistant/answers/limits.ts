import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Intent } from '../intents/intent-content.ts'
import type { Quantity } from '../question/slots.ts'
import { type Asked, type Composed, type Grounds, isStation, nameIn, productsAsked, tellerOf } from './composed.ts'
import { specAnswer } from './figures-of-products.ts'

/** Whether what a question tells keeps within a figure of a product; undefined where it tells nothing that can be compared. */
type Limit = (product: CatalogueProduct, asked: Asked) => boolean | undefined

const told = ({ quantities }: Asked, unit: Quantity['unit']) => quantities.find((each) => each.unit === unit)?.value
const atMost = (value: number | undefined, limit: number | undefined) =>
  value === undefined || limit === undefined ? undefined : value <= limit

const ofPort =
  (...kinds: CatalogueProduct['ports'][number]['kind'][]): Limit =>
  ({ ports }, asked) => {
    const own = ports.filter(({ kind, direction }) => kinds.includes(kind) && direction === 'out')
    const highest = (figures: (number | undefined)[]) =>
      figures.some(Boolean) ? Math.max(...figures.map((each) => each ?? 0)) : undefined
    const amps = told(asked, 'A')
    const limit = highest(own.map((port) => port.watts ?? (port.volts && port.amps && port.volts * port.amps)))
    if (amps === undefined) return atMost(told(asked, 'W'), limit)
    return kinds.length === 1 ? atMost(amps, highest(own.map((port) => port.amps))) : undefined
  }

/** Watts, where they are not only reckoned from amperes. */
const wattsOf = (asked: Asked) => (told(asked, 'A') === undefined ? told(asked, 'W') : undefined)

const countOf = ({ products }: Asked, { id }: CatalogueProduct) => products.find((each) => each.id === id)?.count ?? 1

/** A thing fits where its sides, in their order of length, do; of two sides that are told it stands on them. */
const fits: Limit = (product, asked) => {
  const { dimensionsMm, foldedDimensionsMm } = product
  const { space } = asked
  const size = foldedDimensionsMm ?? dimensionsMm
  if (!size || space.length < 2 || countOf(asked, product) > 1) return undefined
  const ordered = (sides: readonly number[]) => sides.toSorted((one, other) => one - other)
  const isWithin = (sides: readonly number[]) => ordered(sides).every((side, at) => side <= (ordered(space)[at] ?? 0))
  const { width, depth, height } = size
  if (space.length > 2) return isWithin([width, depth, height])
  return isWithin([width, depth]) || (isWithin(ordered([width, depth, height]).slice(0, 2)) ? undefined : false)
}

/** By the names of figures in `sentences.yml`. */
const limits: Record<string, Limit> = {
  temperature({ operatingTemperatureC: range }, asked) {
    const degrees = told(asked, 'C')
    return range && degrees !== undefined ? degrees >= range.min && degrees <= range.max : undefined
  },
  size: fits,
  foldedSize: fits,
  weight(product, asked) {
    const { weightKg } = product
    const kilos = told(asked, 'kg')
    return weightKg === undefined || kilos === undefined
      ? undefined
      : countOf(asked, product) * weightKg <= kilos !== asked.isOver
  },
  anderson: ofPort('anderson'),
  dc: ofPort('dc5521'),
  usb: ofPort('usb-a', 'usb-c'),
  'usb-a': ofPort('usb-a'),
  'usb-c': ofPort('usb-c'),
  ac: ofPort('ac'),
  solarMax: ({ charging }, asked) => atMost(wattsOf(asked), charging?.solarMaxWatts),
  peak: ({ power }, asked) => atMost(wattsOf(asked), power?.peak?.watts),
}
const CONNECTORS = ['anderson', 'dc', 'usb']

/** A written answer that speaks of degrees is of temperatures. */
const DEGREES = /°C|\.temperature\]\]/

/** The figure that a question compares with: what is asked, or the connector that it names. */
function comparedOf({ asked }: Grounds, { compose, of = '', answer }: Intent): string | undefined {
  if (compose === 'spec' && of in limits) return of
  if (compose && compose !== 'spec') return undefined
  if (answer && DEGREES.test(answer.fi)) return 'temperature'
  if (asked.space.length > 1) return 'size'
  return CONNECTORS.find((each) => asked.attributes.includes(each))
}

/**
 * An answer with 'yes' or 'no' first, where the question tells a number that a figure of the product can be compared with: degrees,
 * sides, kilos, amperes or watts. Within the limit a written answer says the same better by itself.
 */
export function withLimit(grounds: Grounds, intent: Intent, known: Composed): Composed {
  const of = comparedOf(grounds, intent)
  const limit = limits[of ?? '']
  if (!of || !limit) return known
  const verdicts = productsAsked(grounds, isStation).flatMap((product) => {
    const isWithin = limit(product, grounds.asked)
    return isWithin === undefined ? [] : [{ name: nameIn(grounds, product.id), isWithin }]
  })
  const isWritten = intent.compose === undefined
  const [yes, no] = [true, false].map((wanted) => verdicts.filter(({ isWithin }) => isWithin === wanted))
  if (!yes?.length && !no?.length) return known
  if (!no?.length && (isWritten || (of === 'temperature' && !grounds.asked.isWhether))) return known
  const teller = tellerOf(grounds)
  const names = (each: typeof verdicts = []) => each.map(({ name }) => name).join(', ')
  const verdict =
    yes?.length && no?.length
      ? teller.say('some', { yes: names(yes), no: names(no) })
      : teller.say(yes?.length ? 'yes' : 'no')
  const figure =
    intent.compose === 'spec'
      ? known
      : specAnswer({ ...grounds, asked: { ...grounds.asked, intent: { ...grounds.asked.intent, of } } })
  return figure ? { ...known, reply: `${verdict} ${figure.reply}` } : known
}
