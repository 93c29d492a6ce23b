import { workdaysText } from '@arkpax/schema/delivery-labels'
import type { DeliveryKind, DeliveryMethod, DeliverySettings, DeliveryZone } from '@arkpax/schema/delivery-settings'
import { formatPrice } from '@arkpax/schema/format-fi'
import { onePostcodeRange, takenByEarlier } from '@arkpax/schema/postcode-areas'
import { say } from '~/lib/translation.ts'
import { unbrokenRange } from '~/lib/unbroken-range.ts'
import { deliveryCheckText, deliveryPricesText as text } from './policies.fi.ts'

/** What delivery of some goods costs at the least, and by which way and how soon; what is fetched from us is headed by that. */
export interface DeliveryCard {
  goods: string
  /** Whether it can cost more than `price`: elsewhere, by another way or as a heavier one. */
  isFrom: boolean
  price: string
  way: string
  days: string
  /** Whether the goods are fetched from us. */
  isCollection: boolean
  /** What heads the prices of `rows`, where there are several ways. */
  columns: string[]
  /** Each zone with what its lightest parcel costs by each way, the cheapest zone first; none of what is fetched from us. */
  rows: DeliveryRow[]
}

export interface DeliveryRow {
  name: string
  /** Its postcodes, where they are one range. */
  postcodes: string | undefined
  prices: string[]
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
      way: isCollection ? goods : name,
      days,
      isCollection,
      columns: ways.length > 1 ? ways.map(({ to }) => to) : [],
      rows: isCollection ? [] : rowsOf(ways, zones),
    }
  })
}

type Way = ReturnType<typeof offeredWay>

function rowsOf(ways: readonly Way[], zones: readonly DeliveryZone[]): DeliveryRow[] {
  return zones
    .map((zone, index) => ({
      name: say(zone.name),
      postcodes: rangeOf(zone, zones.slice(0, index)),
      costs: ways.map(({ kind, lightest }) => ({ kind, price: lightest[zone.id] ?? Infinity })),
    }))
    .toSorted((a, b) => sumOf(a.costs) - sumOf(b.costs) || 0)
    .map(({ name, postcodes, costs }) => ({
      name,
      postcodes,
      prices: costs.map(({ kind, price }) => (Number.isFinite(price) ? priceText(price) : text.none[kind])),
    }))
}

const sumOf = (costs: readonly { price: number }[]) => costs.reduce((sum, { price }) => sum + price, 0)

/** The postcodes of a zone, where they are one range of which no earlier zone has a part. */
function rangeOf({ postcodes }: DeliveryZone, earlier: readonly DeliveryZone[]): string | undefined {
  const taken = takenByEarlier(
    postcodes,
    earlier.map((zone) => zone.postcodes),
  )
  const range = taken.length === 0 ? onePostcodeRange(postcodes) : undefined
  return range && unbrokenRange(range)
}

/** One way of delivery: what its lightest parcel costs at the least and in each zone, and `prices` of all it takes. */
function offeredWay({ kind, name, daysFrom, daysTo, steps }: DeliveryMethod, zones: readonly DeliveryZone[]) {
  const isCollection = kind === 'collection'
  const days = workdaysText({ from: daysFrom, to: daysTo })
  const lightest = steps[0]?.prices ?? {}
  return {
    kind,
    name: say(name),
    to: text.to[kind],
    isCollection,
    lightest,
    days: unbrokenRange(isCollection ? text.ready(days) : text.days(days)),
    least: isCollection ? 0 : Math.min(...zones.map(({ id }) => lightest[id] ?? Infinity)),
    prices: isCollection ? [0] : steps.flatMap(({ prices }) => zones.map(({ id }) => prices[id] ?? null)),
  }
}

const priceText = (price: number) => (price === 0 ? deliveryCheckText.free : formatPrice(price))
