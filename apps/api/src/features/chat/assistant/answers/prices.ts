import { eurosIn } from '@arkpax/schema/euros'
import { finnishDay } from '@arkpax/schema/format-fi'
import { dayText } from '@arkpax/schema/office-hours-text'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { includedVat } from '@arkpax/schema/vat'
import { pages } from '../content/site-urls.ts'
import {
  type Composed,
  type Composer,
  type Grounds,
  kindOf,
  listed,
  nameIn,
  pagesOf,
  tellerOf,
  vatIn,
} from './composed.ts'
import { inquiryOf } from './offers.ts'

/** At this many or fewer the shop says that few are left. */
const FEW = 10
const CENTS = 100

/** The live price of what is named, and what it is without the tax where that is asked. */
export const priceAnswer: Composer = (grounds) => {
  const priced = pricedAnswer(grounds)
  const named = soldOf(grounds)
  if (!priced || named.length === 0 || !grounds.asked.attributes.includes('net')) return priced
  const { asked, knowledge } = grounds
  const netOf = ({ product, count }: Sold) => {
    const cents = Math.round(product.price * CENTS) * count
    return cents - includedVat(cents, product.vatPercent ?? knowledge.settings.terms.vatPercent)
  }
  const euros = (cents: number) => eurosIn(asked.language, cents / CENTS)
  const parts = named.map((each) => `${each.count} × ${each.name} ${euros(netOf(each))}`)
  const [only, ...others] = named
  const sum = euros(named.reduce((cents, each) => cents + netOf(each), 0))
  const told = only?.count === 1 && others.length === 0 ? sum : `${sum} (${parts.join(', ')})`
  return { ...priced, reply: `${priced.reply} ${tellerOf(grounds).say('price.net', { parts: told })}` }
}

/** The price with its campaign; of several their difference or sum; without a name all prices. */
const pricedAnswer: Composer = (grounds) => {
  const { asked, products } = grounds
  const teller = tellerOf(grounds)
  const gone = goneAnswer(grounds)
  if (gone) return gone
  const named = countedOf(grounds, soldOf(grounds))
  const priceOf = ({ product }: Sold) => eurosIn(asked.language, product.price)
  const sentence = (each: Sold) =>
    [
      teller.say('price.one', { name: each.name, price: priceOf(each), vat: vatIn(grounds, [each.product]) }),
      ...cutLines(grounds, each.product),
    ].join(' ')
  if (named.length === 0) {
    const rows = products.map((product) => rowOf(grounds, product))
    const reply = `${teller.say('price.many', { vat: vatIn(grounds, products) })}\n${listed(rows)}`
    return { reply, sources: [{ title: teller.say('page.products'), url: pages.products }] }
  }
  const sources = pagesOf(
    grounds,
    named.map(({ product }) => product.id),
  )
  const links = [
    inquiryOf(
      grounds,
      named.map(({ product, count }) => ({ id: product.id, count })),
    ),
  ]
  if (named.length === 1 && named[0]?.count === 1) return { reply: sentence(named[0]), sources, links }
  if (asked.products.some(({ isOneOfSeveral }) => isOneOfSeveral))
    return { reply: `${teller.say('which-one')}\n${listed(named.map(sentence))}`, sources }
  const isChoice =
    named.length === 2 &&
    named.every(({ count }) => count === 1) &&
    named[0]?.product.category === named[1]?.product.category
  const compared = isChoice ? named : insteadOf(grounds, named)
  const [dear, cheap] = compared.toSorted((one, other) => other.product.price - one.product.price)
  if (dear && cheap) {
    const price = eurosIn(asked.language, dear.product.price - cheap.product.price)
    const lead = teller.say('price.difference', { name: cheap.name, other: dear.name, price })
    return { reply: `${lead}\n${listed(compared.map(sentence))}`, sources }
  }
  const cents = named.reduce((sum, { product, count }) => sum + Math.round(product.price * 100) * count, 0)
  const parts = named.map((each) => `${each.count} × ${each.name} (${priceOf(each)})`).join(' + ')
  const vat = vatIn(
    grounds,
    named.map(({ product }) => product),
  )
  return {
    reply: teller.say('price.total', { total: eurosIn(asked.language, cents / 100), vat, parts }),
    sources,
    links,
  }
}

/** What the shop has in stock now, and the week in which more is expected where staff have told it. */
export const stockAnswer: Composer = (grounds) => {
  const { asked, products } = grounds
  const teller = tellerOf(grounds)
  const gone = goneAnswer(grounds)
  if (gone) return gone
  const named = soldOf(grounds)
  const [only] = named
  if (named.length === 1 && only) {
    const { product, name } = only
    const state = product.stock <= 0 ? 'stock.out' : product.stock <= FEW ? 'stock.low' : 'stock.in'
    const arrives = product.stock > 0 && kindOf(grounds) === 'when' ? [teller.say('stock.arrives')] : []
    const known = teller.say(state, { name, count: product.stock })
    const reply = [known, ...arrives, ...expected(grounds, product, true)].join(' ')
    const action = product.stock <= 0 ? { kind: 'stock-alert' as const, product: product.id } : undefined
    return { reply, sources: pagesOf(grounds, [product.id]), ...(action && { action }) }
  }
  const shown = named.length > 0 ? named.map(({ product }) => product) : products
  const rows = shown.map((product) => {
    const row = product.stock > 0 ? 'stock.row' : 'stock.row-out'
    const told = teller.say(row, { name: nameIn(grounds, product.id), count: product.stock })
    return [told, ...expected(grounds, product, false)].join('. ')
  })
  const lead = asked.products.some(({ isOneOfSeveral }) => isOneOfSeveral) ? `${teller.say('which-one')}\n` : ''
  const sources =
    named.length > 0
      ? pagesOf(
          grounds,
          shown.map(({ id }) => id),
        )
      : [{ title: teller.say('page.products'), url: pages.products }]
  return { reply: lead + listed(rows), sources }
}

function expected(grounds: Grounds, { stock, restockWeek }: ProductWithDetails, tellsUnknown: boolean): string[] {
  if (stock > 0) return []
  const teller = tellerOf(grounds)
  if (restockWeek !== undefined) return [teller.say('stock.week', { week: restockWeek })]
  return tellsUnknown ? [teller.say('stock.unknown')] : []
}

interface Sold {
  product: ProductWithDetails
  count: number
  name: string
}

const soldOf = (grounds: Grounds, mentions = grounds.asked.products): Sold[] =>
  mentions.flatMap(({ id, count }) =>
    grounds.products.filter((each) => each.id === id).map((product) => ({ product, count, name: nameIn(grounds, id) })),
  )

/** What is sold alone as often as a number tells that stands apart from it: 'paljonko EVO maksaa, jos otan kaksi'. */
function countedOf({ asked: { count = 1 } }: Grounds, named: readonly Sold[]): readonly Sold[] {
  const [only, ...others] = named
  return only?.count === 1 && others.length === 0 ? [{ ...only, count }] : named
}

/** A station and the one of before in whose place it was named, where the difference is asked of what is else the same; none otherwise. */
function insteadOf(grounds: Grounds, named: readonly Sold[]): Sold[] {
  const { attributes, past } = grounds.asked
  if (!attributes.includes('difference')) return []
  const pairs = soldOf(grounds, past).flatMap((before) => {
    const now = named.find(
      ({ product, count }) => product.category === before.product.category && count === before.count,
    )
    return now ? [[now, before]] : []
  })
  return pairs[0] ?? []
}

/** That something named is not on sale. */
function goneAnswer(grounds: Grounds): Composed | undefined {
  const teller = tellerOf(grounds)
  const gone = grounds.asked.products.filter(({ id }) => grounds.products.every((each) => each.id !== id))
  if (gone.length === 0) return undefined
  return {
    reply: listed(gone.map(({ id }) => teller.say('gone', { name: nameIn(grounds, id) }))),
    sources: [{ title: teller.say('page.products'), url: pages.products }],
  }
}

function rowOf(grounds: Grounds, product: ProductWithDetails): string {
  const price = `${nameIn(grounds, product.id)}: ${eurosIn(grounds.asked.language, product.price)}`
  const own = product.vatPercent === undefined ? price : `${price} (${vatIn(grounds, [product])})`
  return [own, ...cutLines(grounds, product)].join('. ')
}

/** What the law has a campaign tell: till when, the normal price and the lowest of the 30 days before it. */
export function cutLines(grounds: Grounds, { normalPrice, lowestPrice30, cutUntil }: ProductWithDetails): string[] {
  if (normalPrice === undefined || lowestPrice30 === undefined || cutUntil === undefined) return []
  if (cutUntil < finnishDay(grounds.now)) return []
  const euros = (value: number) => eurosIn(grounds.asked.language, value)
  return [
    tellerOf(grounds).say('price.cut', {
      until: dayText(cutUntil),
      normal: euros(normalPrice),
      lowest: euros(lowestPrice30),
    }),
  ]
}
