import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Intent } from '../intents/intent-content.ts'
import type { Quantity } from '../question/slots.ts'
import {
  type Asked,
  type Composed,
  type Grounds,
  isStation,
  kindOf,
  nameIn,
  productsAsked,
  tellerOf,
} from './composed.ts'
import { specAnswer } from './figures-of-products.ts'
import { fittingOf } from './fitting.ts'

/** Whether what a question tells keeps within a figure of a product; undefined where it tells nothing that can surely be compared. */
type Limit = (product: CatalogueProduct, asked: Asked) => boolean | undefined

/** The only figure of a unit that is told. */
function told({ bound: { quantities } }: Asked, unit: Quantity['unit']) {
  const [only, ...others] = quantities.filter((each) => each.unit === unit)
  return others.every(({ value }) => value === only?.value) ? only : undefined
}
type Told = ReturnType<typeof told>

/** Whether a product gives what is told, or more than it: who asks for less may mean its figure or a device's. */
const gives = (limit: number | undefined, figure: Told) =>
  !figure || limit === undefined || figure.compares === 'under'
    ? undefined
    : figure.value < limit || (figure.value === limit && !figure.compares)

const ofPort =
  (...kinds: CatalogueProduct['ports'][number]['kind'][]): Limit =>
  ({ ports }, asked) => {
    const own = ports.filter(({ kind, direction }) => kinds.includes(kind) && direction === 'out')
    const highest = (figures: (number | undefined)[]) =>
      figures.some(Boolean) ? Math.max(...figures.map((each) => each ?? 0)) : undefined
    if (asked.loads.some(({ count }) => count > 1)) return undefined
    if (kinds.length === 1 && isOfPieces(asked))
      return own.reduce((sum, { count }) => sum + count, 0) >= (asked.count ?? 1)
    const limit = highest(own.map((port) => port.watts ?? (port.volts && port.amps && port.volts * port.amps)))
    if (!isInAmperes(asked)) return gives(limit, told(asked, 'W'))
    return kinds.length === 1 ? gives(highest(own.map((port) => port.amps)), told(asked, 'A')) : undefined
  }

/** 'onko EVO:ssa neljä pistorasiaa'. */
const isOfPieces = ({ count = 1, loads, bound }: Asked) =>
  count > 1 && loads.length === 0 && bound.quantities.length === 0

/** Watts may only be reckoned from amperes. */
const isInAmperes = ({ bound }: Asked) => bound.quantities.some(({ unit }) => unit === 'A')

/** The watts of all that are told: 'neljä 400 W paneelia'. Of what else there are several is not sure. */
function wattsOf(asked: Asked): Told {
  const watts = told(asked, 'W')
  const { count } = asked.loads.find((load) => load.watts === watts?.value) ?? { count: 1 }
  const isOfSeveral = asked.products.some((each) => each.count > 1)
  if (!watts || isInAmperes(asked) || (isOfSeveral && count === 1)) return undefined
  return { ...watts, value: count * watts.value }
}

const countOf = ({ products }: Asked, { id }: CatalogueProduct) => products.find((each) => each.id === id)?.count ?? 1

/** Things that are named beside each other may be meant together. */
const areSeveral = ({ products }: Asked) => products.length > 1

/** By the names of figures in `sentences.yml`. */
const limits: Record<string, Limit> = {
  temperature({ operatingTemperatureC: range }, asked) {
    const degrees = told(asked, 'C')
    if (!range || !degrees) return undefined
    const { value, compares } = degrees
    const isAtEnd = value === range.min || value === range.max
    if (compares === 'under' && (isAtEnd || value > range.max)) return undefined
    return value >= range.min && value <= range.max && !(compares && isAtEnd)
  },
  weight(product, asked) {
    const kilos = told(asked, 'kg')
    const own = product.weightKg && countOf(asked, product) * product.weightKg
    if (!own || !kilos?.compares || own === kilos.value || areSeveral(asked)) return undefined
    return own > kilos.value === (kilos.compares === 'over')
  },
  anderson: ofPort('anderson'),
  dc: ofPort('dc5521'),
  usb: ofPort('usb-a', 'usb-c'),
  'usb-a': ofPort('usb-a'),
  'usb-c': ofPort('usb-c'),
  ac: ofPort('ac'),
  solarMax: ({ charging }, asked) => gives(charging?.solarMaxWatts, wattsOf(asked)),
  peak: ({ power }, asked) => gives(power?.peak?.watts, wattsOf(asked)),
}

/** A written answer that speaks of degrees is of temperatures. */
const DEGREES = /°C|\.temperature\]\]/

/** The figure that a question compares with: what is asked, or what a written answer to whether something can be done turns on. */
function comparedOf(grounds: Grounds, { compose, of = '', answer }: Intent): string | undefined {
  if (compose) return compose === 'spec' ? of : undefined
  if (!answer || kindOf(grounds) !== 'can') return undefined
  return DEGREES.test(answer.fi) ? 'temperature' : ROOM
}
const ROOM = 'size'

/** A written answer to whether something can be done begins with the sides of what has no room. */
function inRoom(grounds: Grounds, known: Composed): Composed {
  const sized = specAnswer({ ...grounds, asked: { ...grounds.asked, intent: { ...grounds.asked.intent, of: ROOM } } })
  return sized ? { ...known, reply: sized.reply } : known
}

/**
 * An answer with 'yes' or 'no' first, where the question itself tells a number that a figure of the product can be compared
 * with: degrees, sides, kilos, amperes or watts. Within the limit a written answer says the same better by itself.
 */
export function withLimit(grounds: Grounds, intent: Intent, known: Composed): Composed {
  const of = comparedOf(grounds, intent)
  if (of === ROOM)
    return intent.compose || !fittingOf(grounds).some(({ isWithin }) => isWithin === false)
      ? known
      : inRoom(grounds, known)
  const limit = limits[of ?? '']
  if (!of || !limit || !grounds.asked.bound.isWhether) return known
  const verdicts = productsAsked(grounds, isStation).flatMap((product) => {
    const isWithin = limit(product, grounds.asked)
    return isWithin === undefined ? [] : [{ name: nameIn(grounds, product.id), isWithin }]
  })
  const isWritten = intent.compose === undefined
  // 'onko -15 liian kylmä' is answered the other way round than 'voiko käyttää'.
  const { isReversed } = grounds.asked.bound
  const [yes, no] = [true, false].map((wanted) =>
    verdicts.filter(({ isWithin }) => (isWithin !== isReversed) === wanted),
  )
  const isOver = verdicts.some(({ isWithin }) => !isWithin)
  if (!isOver && ((isWritten && !isReversed) || verdicts.length === 0)) return known
  const teller = tellerOf(grounds)
  const names = (each: typeof verdicts = []) => each.map(({ name }) => name).join(', ')
  const verdict =
    yes?.length && no?.length
      ? teller.say('some', { yes: names(yes), no: names(no) })
      : teller.say(yes?.length ? 'yes' : 'no')
  const figure = isWritten
    ? specAnswer({ ...grounds, asked: { ...grounds.asked, intent: { ...grounds.asked.intent, of } } })
    : known
  return figure ? { ...known, reply: `${verdict} ${figure.reply}` } : known
}
