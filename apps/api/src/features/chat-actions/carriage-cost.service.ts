import { ALAND_NOTICE, isInAland } from '@arkpax/schema/aland'
import type { DeliveryOption } from '@arkpax/schema/delivery-price'
import type { DeliveryKind } from '@arkpax/schema/delivery-settings'
import { eurosIn } from '@arkpax/schema/euros'
import { toEuros } from '@arkpax/schema/money'
import { isPostcode, readPostcodeAreas } from '@arkpax/schema/postcode-areas'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Deps } from '../../deps.ts'
import type { Language } from '../chat/assistant/passages.ts'
import { findDeliveryOptions } from '../delivery-options/delivery-options.service.ts'
import { carriageWords, methodNames } from './carriage-cost.words.ts'
import { type Deed, hasAsked, type Told, told } from './deed.ts'
import { handOverAction } from './hand-over.ts'
import { productName } from './product-name.ts'

type Kind = 'delivery-cost' | 'return-cost'

/** Goods, what they cost in cents, and the ways to bring them to a postcode. */
interface Priced {
  name: string
  goodsCents: number
  options: DeliveryOption[]
}

const pages: Record<Kind, string> = {
  'delivery-cost': '/toimitus#toimitustavat-ja-hinnat',
  'return-cost': '/toimitus#palautuksen-hinta',
}
const COUNT_MAX = 100

const isDelivery = (kind: Kind) => kind === 'delivery-cost'

/**
 * What it costs to have a product brought, or fetched back, with the prices of the shop. Without a postcode the range of all places is
 * told, and the postcode is asked for once; without a product every one is told, or every station.
 */
export async function carriageCost(deps: Deps, kind: Kind, deed: Deed): Promise<Told> {
  const { action, language, live } = deed
  const quantityOf = (count = 1) => Math.min(Math.max(count, 1), COUNT_MAX)
  const asked = [{ product: action.product, count: action.count }, ...(action.besides ?? [])]
  const named = asked.flatMap(({ product: id, count }) =>
    live.products.filter((each) => each.id === id).map((product) => ({ product, quantity: quantityOf(count) })),
  )
  const likely = live.products.filter(({ category }) => category === 'power-stations' || !action.ofStation)
  const all = likely.map((product) => [{ product, quantity: quantityOf(action.count) }])
  const consignments = named.length > 0 ? [named] : all
  const pricedTo = (postcode: string) =>
    Promise.all(consignments.map((each) => priced(deps, each, { postcode, language })))
  const { postcode } = action
  if (!postcode || !isPostcode(postcode)) {
    const samples = samplePostcodes(deed)
    return withoutPostcode(kind, deed, (await Promise.all(samples.map(pricedTo))).flat())
  }
  if (isInAland(postcode)) return inAland(deps, kind, deed)
  return isDelivery(kind)
    ? delivery(deed, postcode, await pricedTo(postcode))
    : returning(deed, postcode, await pricedTo(postcode))
}

async function priced(
  { db }: Deps,
  goods: readonly { product: ProductWithDetails; quantity: number }[],
  { postcode, language }: { postcode: string; language: Language },
): Promise<Priced> {
  const items = goods.map(({ product, quantity }) => ({ product_id: product.id, quantity }))
  const name = goods
    .map(
      ({ product, quantity }) => `${quantity > 1 ? `${quantity}\u00A0×\u00A0` : ''}${productName(product, language)}`,
    )
    .join(' + ')
  const goodsCents = goods.reduce((sum, { product, quantity }) => sum + Math.round(product.price * 100) * quantity, 0)
  return { name, goodsCents, options: await findDeliveryOptions(db, { postcode, items }) }
}

/** A postcode of each zone: the first of its areas, filled up with zeros. */
const samplePostcodes = ({ live: { settings } }: Deed) =>
  settings.delivery.zones.flatMap(({ postcodes }) => readPostcodeAreas(postcodes)?.[0]?.[0].padEnd(5, '0') ?? [])

/** What goods cost and all of it with the delivery, from the least to the most. */
function togetherWith({ goodsCents }: Priced, cents: readonly number[], language: Language): string {
  const totals = [...new Set(cents)].map((each) => eurosIn(language, toEuros(goodsCents + each)))
  return carriageWords['delivery-cost'][language].together(eurosIn(language, toEuros(goodsCents)), totals.join('–'))
}

const sourcesOf = (kind: Kind, language: Language) => [{ title: carriageWords[kind][language].page, url: pages[kind] }]

const centsOf = (kind: Kind, { options }: Priced): number[] =>
  kind === 'return-cost'
    ? options.slice(0, 1).flatMap(({ returnCostCents }) => returnCostCents ?? [])
    : options.flatMap(({ kind: way, priceCents }) => (way === 'collection' || priceCents === null ? [] : [priceCents]))

function withoutPostcode(kind: Kind, deed: Deed, all: readonly Priced[]): Told {
  const { language } = deed
  const words = carriageWords[kind][language]
  const boundsOf = (those: readonly Priced[]) => {
    const cents = those.flatMap((each) => centsOf(kind, each))
    return cents.length > 0 ? [Math.min(...cents), Math.max(...cents)] : []
  }
  const rangeOf = (those: readonly Priced[]) => boundsOf(those).map((each) => eurosIn(language, toEuros(each)))
  const [least, most] = rangeOf(all)
  const byName = Map.groupBy(all, ({ name }) => name)
  const [only] = byName.size === 1 ? all : []
  const range = least && most ? words.range(least, most, only?.name) : words.agreed
  const known = only && least && isDelivery(kind) ? `${range} ${togetherWith(only, boundsOf(all), language)}` : range
  const ask = words.asks
  const reply = hasAsked(deed, ask) ? known : `${known} ${ask}`
  const eachOfSeveral = [...byName].map(([name, those]) => ({ name, price: [...new Set(rangeOf(those))].join('–') }))
  const details = byPrice(
    eachOfSeveral.filter(({ price }) => price),
    ({ price }) => price,
  ).join('\n')
  return told(reply, { ...(byName.size > 1 && details && { details }), sources: sourcesOf(kind, language) })
}

function inAland(deps: Deps, kind: Kind, { language, live: { settings } }: Deed): Told {
  const notice = language === 'fi' ? ALAND_NOTICE : carriageWords[kind][language].aland
  return told(notice, {
    sources: sourcesOf(kind, language),
    actions: [handOverAction(settings, deps.now(), language)],
  })
}

/** Names one below the other with what each costs; those that cost the same share a line. */
function byPrice<Named extends { name: string }>(all: readonly Named[], priceOf: (one: Named) => string): string[] {
  const names = Map.groupBy(all, priceOf)
  return [...names].map(([price, same]) => `- ${same.map(({ name }) => name).join(', ')}: ${price}`)
}

function delivery({ language }: Deed, postcode: string, all: readonly Priced[]): Told {
  const words = carriageWords['delivery-cost'][language]
  const sources = sourcesOf('delivery-cost', language)
  const text = ({ kind, name, priceCents, days }: DeliveryOption) => {
    const price =
      priceCents === null ? words.agreedShort : priceCents === 0 ? words.free : eurosIn(language, toEuros(priceCents))
    return `${methodNames[language]?.[kind] ?? name}: ${price}, ${words.days(days.from, days.to)}`
  }
  const cheapest = ({ options }: Priced) =>
    brought(options).sort(
      (one, other) => (one.priceCents ?? Number.POSITIVE_INFINITY) - (other.priceCents ?? Number.POSITIVE_INFINITY),
    )[0]
  const priceOf = (one: Priced) => {
    const cents = cheapest(one)?.priceCents
    return typeof cents === 'number' ? eurosIn(language, toEuros(cents)) : words.agreedShort
  }
  const [only, ...others] = all
  if (!only) return told(words.agreed, { sources })
  if (others.length > 0) return told([words.each(postcode), ...byPrice(all, priceOf)].join('\n'), { sources })
  const least = cheapest(only)
  const cents = least?.priceCents
  const first =
    typeof cents === 'number'
      ? `${words.costs(only.name, postcode, eurosIn(language, toEuros(cents)))} ${togetherWith(only, [cents], language)}`
      : words.agreed
  return told(first, { details: only.options.map((option) => `- ${text(option)}`).join('\n'), sources })
}

const brought = (options: readonly DeliveryOption[]) =>
  options.filter(({ kind }) => kind !== ('collection' satisfies DeliveryKind))

function returning({ language }: Deed, postcode: string, all: readonly Priced[]): Told {
  const words = carriageWords['return-cost'][language]
  const sources = sourcesOf('return-cost', language)
  const priceOf = (one: Priced) => {
    const [cents] = centsOf('return-cost', one)
    return cents === undefined ? words.agreedShort : eurosIn(language, toEuros(cents))
  }
  const [only, ...others] = all
  if (!only) return told(words.agreed, { sources })
  const first =
    others.length > 0
      ? [words.each(postcode), ...byPrice(all, priceOf)].join('\n')
      : words.costs(only.name, postcode, priceOf(only))
  return told(first, { details: words.whoPays, sources })
}
