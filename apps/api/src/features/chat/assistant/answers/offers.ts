import { pages } from '../content/site-urls.ts'
import type { Mention } from '../question/slots.ts'
import { type Composed, type Grounds, nameIn, tellerOf, wholeOf } from './composed.ts'

type Goods = readonly Pick<Mention, 'id' | 'count'>[]

/** Leads to an inquiry that holds these goods. */
export const inquiryOf = (grounds: Grounds, goods: Goods) => ({
  label: tellerOf(grounds).say('advice.offer'),
  url: `${pages.contact}?${goods.map(({ id, count }) => `tuote=${count > 1 ? `${id}:${count}` : id}`).join('&')}`,
})

/** How an offer of the goods that are told is asked for, before what is written of it; as it is written where none are told that are sold. */
export function withOffer(grounds: Grounds, written: Composed): Composed {
  const goods = grounds.asked.products.filter(({ id, isCountAsked }) => !isCountAsked && isSold(grounds, id))
  if (goods.length === 0) return written
  const told = goods.map(({ id, count }) => `${count} × ${nameIn(grounds, id)}`).join(' + ')
  return {
    ...written,
    reply: tellerOf(grounds).say('offer.ready', { goods: told }),
    details: wholeOf(written),
    links: [inquiryOf(grounds, goods)],
  }
}

const isSold = ({ products }: Grounds, id: string) => products.some((each) => each.id === id)
