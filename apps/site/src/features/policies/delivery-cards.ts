import { workdaysText } from '@arkpax/schema/delivery-labels'
import type { DeliveryKind, DeliveryMethod, DeliverySettings, DeliveryZone } from '@arkpax/schema/delivery-settings'
import { formatPrice } from '@arkpax/schema/format-fi'
import { say } from '~/lib/translation.ts'
import { unbrokenRange } from '~/lib/unbroken-range.ts'
import { deliveryCheckText, deliveryPricesText as text } from './policies.fi.ts'

/** What delivery of some goods costs at the least, and by which way; what is fetched from us is headed by that. */
export interface DeliveryCard {
  goods: string
  /** Whether it can cost more than `price`: elsewhere, by another way or as a heavier one. */
  isFrom: boolean
  price: string
  way: string
  /** Whether the goods are fetched from us. */
  isCollection: boolean
  /** The ways where there are many and the zone that is dearer by each, the zones of the only one, none of what is fetched from us. */
  rows: { name: string; said: string }[]
}

const kindsByGoods: readonly { goods: string; kinds: readonly DeliveryKind[] }[] = [
  { goods: text.battery, kinds: ['freight'] },
  { goods: text.noBattery, kinds: ['pickup_point', 'home'] },
  { goods: text.anything, kinds: ['collection'] },
]

/** A card for all goods that are delivered, the cheapest way first. */
export function deliveryCards({ methods, zones }: DeliverySettings): DeliveryCard[] {
  return kindsByGoods.flatMap(({ goods, kinds }) => {
    const ways = methods
      .filter(({ isOffered, kind }) => isOffered && kinds.includes(kind))
      .map((method) => offeredWay(method, zones))
      .filter(({ least }) => Number.isFinite(least))
      .toSorted((a, b) => a.least - b.least)
    const [first] = ways
    if (!first) return []
    const { least, name, days, isCollection } = first
    const isFrom = new Set(ways.flatMap(({ prices }) => prices)).size > 1
    return {
      goods: isCollection ? name : goods,
      isFrom,
      price: least === 0 && !isFrom && !isCollection ? deliveryCheckText.free : formatPrice(least),
      way: `${isCollection ? goods : name}. ${days}`,
      isCollection,
      rows: ways.length > 1 ? rowsOfWays(ways) : first.rows,
    }
  })
}

/** What the lightest parcel costs by each way, and apart from them in the zone where it costs the most. */
function rowsOfWays(ways: readonly ReturnType<typeof offeredWay>[]) {
  const inZones = ways.flatMap((way) => way.inZones).filter(({ price }) => Number.isFinite(price))
  const most = Math.max(...inZones.map(({ price }) => price))
  const dearest = inZones.find(({ price }) => price === most)?.name
  const others = inZones.filter(({ name }) => name !== dearest)
  const apart = others.length > 0 && others.every(({ price }) => price < most) ? dearest : undefined
  const rest = ways.map(({ name, inZones }) => ({ name, prices: inZones.filter((zone) => zone.name !== apart) }))
  const dear = { name: apart ?? '', prices: inZones.filter(({ name }) => name === apart) }
  return [...rest, dear].flatMap(({ name, prices }) => {
    const known = prices.map(({ price }) => price).filter(Number.isFinite)
    return known.length > 0 ? [{ name, said: rangeText(Math.min(...known), Math.max(...known)) }] : []
  })
}

/** One way of delivery: what its lightest parcel costs at the least and in each zone, and `prices` of all it takes. */
function offeredWay({ kind, name, daysFrom, daysTo, steps }: DeliveryMethod, zones: readonly DeliveryZone[]) {
  const isCollection = kind === 'collection'
  const days = workdaysText({ from: daysFrom, to: daysTo })
  const lightest = steps[0]?.prices ?? {}
  const inZones = zones
    .map((zone) => ({ name: say(zone.name), price: lightest[zone.id] ?? Infinity }))
    .toSorted((a, b) => a.price - b.price)
  return {
    name: say(name),
    isCollection,
    inZones,
    days: unbrokenRange(isCollection ? text.ready(days) : text.days(days)),
    least: isCollection ? 0 : Math.min(...inZones.map(({ price }) => price)),
    prices: isCollection ? [0] : steps.flatMap(({ prices }) => zones.map(({ id }) => prices[id] ?? null)),
    rows: isCollection
      ? []
      : inZones.map((zone) => ({
          name: zone.name,
          said: Number.isFinite(zone.price) ? priceText(zone.price) : text.none[kind],
        })),
  }
}

/** '14,90–17,90 €', '€14.90–17.90'. */
const rangeText = (least: number, most: number) =>
  least === most
    ? priceText(least)
    : unbrokenRange(`${formatPrice(least).replace(/\s€$/, '')}–${formatPrice(most).replace(/^€/, '')}`)

const priceText = (price: number) => (price === 0 ? deliveryCheckText.free : formatPrice(price))
