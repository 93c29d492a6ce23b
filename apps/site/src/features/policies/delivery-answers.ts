import { workdaysText } from '@arkpax/schema/delivery-labels'
import type { DeliveryKind, DeliveryMethod, DeliverySettings } from '@arkpax/schema/delivery-settings'
import { formatPrice } from '@arkpax/schema/format-fi'
import { say } from '~/lib/translation.ts'
import { unbrokenRange } from '~/lib/unbroken-range.ts'
import type { Answer } from './answer.ts'
import { daysRange } from './days-range.ts'
import { deliveryCheckText, deliveryPricesText as text } from './policies.fi.ts'

const kindsByGoods: readonly { goods: string; kinds: readonly DeliveryKind[] }[] = [
  { goods: text.batteryDelivery, kinds: ['freight'] },
  { goods: text.noBatteryDelivery, kinds: ['pickup_point', 'home'] },
  { goods: text.anything, kinds: ['collection'] },
]

/** What delivery costs at the least, by which way and how soon, of all goods that are delivered; what is fetched from us is headed by that, and `place` tells where. */
export function deliveryAnswers({ methods, zones }: DeliverySettings, place: string): Answer[] {
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
      about: isCollection ? name : goods,
      isFrom,
      figure: least === 0 && !isFrom && !isCollection ? deliveryCheckText.free : formatPrice(least),
      lines: isCollection ? [goods, days, place] : [name, days],
    }
  })
}

/** One way of delivery: what its lightest parcel costs at the least, and `prices` of all it takes. */
function offeredWay({ kind, name, daysFrom, daysTo, steps }: DeliveryMethod, zones: DeliverySettings['zones']) {
  const isCollection = kind === 'collection'
  const days = unbrokenRange(workdaysText({ from: daysFrom, to: daysTo }))
  const lightest = steps[0]?.prices ?? {}
  return {
    name: say(name),
    isCollection,
    days: isCollection ? text.ready({ range: daysRange({ daysFrom, daysTo }), days }) : text.days(days),
    least: isCollection ? 0 : Math.min(...zones.map(({ id }) => lightest[id] ?? Infinity)),
    prices: isCollection ? [0] : steps.flatMap(({ prices }) => zones.map(({ id }) => prices[id] ?? null)),
  }
}
