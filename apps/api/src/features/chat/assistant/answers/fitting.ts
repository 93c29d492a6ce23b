import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { type Side, sides } from '../question/slot-words.ts'
import type { RoomSide } from '../question/slots.ts'
import { type Grounds, isStation, nameIn, productsAsked, tellerOf, withUnitIn } from './composed.ts'

type Size = Record<Side, number>
/** How much more room than its own sides a station takes in use: so much air stays free on both sides and behind. */
const AIR_MM = 200
const AIR: Size = { width: 2 * AIR_MM, depth: AIR_MM, height: 0 }

/** How a thing fits a room: the side that decides, and how it would stand where it has to be turned. */
interface Fit {
  /** Undefined where it depends on which side is told. */
  isWithin: boolean | undefined
  side?: Side | undefined
  turned?: Size | undefined
  /** Whether it would only stand there: in use it lacks air. */
  isAirless?: true
}

/** What fits a room that is told, or does not, each in a sentence, with yes or no first where that is asked; of several things at once nothing. */
export function fittingOf(
  grounds: Grounds,
): { id: string; isFolded: boolean; isWithin: boolean | undefined; line: string }[] {
  const { bound, products } = grounds.asked
  const isOfSeveral = products.length > 1 || products.some(({ count, isCountAsked }) => count > 1 || isCountAsked)
  if (!bound.isFitting || bound.space.length === 0 || isOfSeveral) return []
  const isMeant = (product: CatalogueProduct) =>
    grounds.asked.intent.of === 'foldedSize' ? product.foldedDimensionsMm !== undefined : isStation(product)
  return productsAsked(grounds, isMeant).flatMap((product) => {
    const { id, foldedDimensionsMm, dimensionsMm } = product
    const [size, isFolded] = [foldedDimensionsMm ?? dimensionsMm, !!foldedDimensionsMm]
    if (!size) return []
    const fit = withAir(fitOf(size, bound.space, isFolded), size, grounds)
    return [{ id, isFolded, isWithin: fit.isWithin, line: lineOf(grounds, product, size, fit) }]
  })
}

function fitOf(size: Size, space: readonly RoomSide[], isFree: boolean): Fit {
  const told = space.flatMap(({ side }) => side ?? [])
  if (new Set(told).size === space.length) return fitOfNamed(size, space, isFree)
  const room = space.map(({ mm }) => mm).sort((one, other) => one - other)
  const own = sides.toSorted((one, other) => size[one] - size[other])
  const [least = 0, most = least] = room
  const limit = (at: number) => (room.length === 1 ? least : (room[at] ?? Number.POSITIVE_INFINITY))
  const over = own.filter((side, at) => size[side] > limit(at))
  // Of two sides that are told it stands on them.
  const isBase = Math.min(size.width, size.depth) <= least && Math.max(size.width, size.depth) <= most
  const isSure = over.length > 0 ? room.length > 1 || over.length === sides.length : room.length !== 2 || isBase
  return { isWithin: isSure ? over.length === 0 : undefined, side: over.at(-1) }
}

/** As it stands, else turned: stations only round, what folds as it likes. */
function fitOfNamed(size: Size, space: readonly RoomSide[], isFree: boolean): Fit {
  const { width, depth, height } = size
  const tight = (of: Size) =>
    space
      .flatMap(({ side, mm }) => (side ? [{ side, left: mm - of[side] }] : []))
      .sort((one, other) => one.left - other.left)[0]
  const isWithin = (of: Size) => (tight(of)?.left ?? 0) >= 0
  const side = tight(size)?.side
  if (isWithin(size)) return { isWithin: true, side }
  const turned = [
    { width: depth, depth: width, height },
    ...(isFree
      ? [
          { width, depth: height, height: depth },
          { width: height, depth, height: width },
        ]
      : []),
  ].find(isWithin)
  // Turned round it needs no more height, whether or not that is told.
  return { isWithin: !!turned && needsOf(size, turned, space).length === 0, side, turned }
}

/** The sides of which a thing that is turned needs more room than as it stands, and whose room is not told. */
const needsOf = (size: Size, turned: Size, space: readonly RoomSide[]) =>
  sides.filter((each) => turned[each] > size[each] && space.every(({ side }) => side !== each))

/** What has room, but not in use, where it is to be used: a side that is told leaves no air. */
function withAir(fit: Fit, size: Size, { asked }: Grounds): Fit {
  const tight = asked.bound.space.find(({ side, mm }) => side && mm < size[side] + AIR[side])
  return fit.isWithin && tight && asked.tells('in-use') ? { isWithin: false, side: tight.side, isAirless: true } : fit
}

function lineOf(
  grounds: Grounds,
  product: CatalogueProduct,
  size: Size,
  { isWithin, side, turned, isAirless }: Fit,
): string {
  const { language, bound } = grounds.asked
  const teller = tellerOf(grounds)
  const mm = (value: number) => withUnitIn(language, value, 'mm')
  const own = nameIn(grounds, product.id)
  const name = product.foldedDimensionsMm ? teller.say('size.folded', { name: own }) : own
  const room = bound.space.find((each) => side && each.side === side)
  const told = {
    name,
    room: room ? mm(room.mm) : bound.space.map((each) => mm(each.mm)).join(' × '),
    air: withUnitIn(language, AIR_MM / 10, 'cm'),
    ...(side && { side: teller.say(`side.${side}`), own: mm(size[side]), need: mm(size[side] + AIR[side]) }),
  }
  const needs = turned ? needsOf(size, turned, bound.space) : []
  const sentences: [unknown, string][] = [
    [isAirless, 'fits-airless'],
    [isWithin === undefined, 'fits-some'],
    [!isWithin, 'fits-not'],
    [turned, 'fits-turned'],
    [room, 'fits-side'],
  ]
  const sentence = sentences.find(([is]) => is)?.[1] ?? 'fits'
  return [
    ...((bound.isWhether || bound.asksWhether) && isWithin !== undefined
      ? [teller.say(isWithin === bound.isReversed ? 'no' : 'yes')]
      : []),
    teller.say(`size.${sentence}`, told),
    ...needs
      .slice(0, isWithin ? 0 : 1)
      .map((each) => teller.say('size.turned', { side: teller.say(`side.${each}`), own: mm(turned?.[each] ?? 0) })),
  ].join(' ')
}
