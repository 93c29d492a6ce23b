import { finnishDay } from '@arkpax/schema/format-fi'
import { dayText } from '@arkpax/schema/office-hours-text'
import { isoDayOf } from '@arkpax/schema/typed-day'
import { warrantyEnd } from '@arkpax/schema/warranty'
import type { Action } from '../action.ts'
import { asksSum } from '../follow-up-rules.ts'
import type { Language } from '../passages.ts'
import { type Asked, type Composed, type Composer, type Grounds, tellerOf } from './composed.ts'
import { priceAnswer } from './prices.ts'

type Kind = Action['kind']

/** What is said where the slots that a deed needs are there, and where they are missing. */
const says: Record<Exclude<Kind, 'hand-over'>, Record<Language, { asks: string; does: string }>> = {
  'order-status': {
    fi: {
      asks: 'Kerro tilausnumero ja sähköpostiosoite, jolla tilasit, niin katson tilauksen tilan.',
      does: 'Katson tilauksesi tilan.',
    },
    sv: {
      asks: 'Skriv ordernumret och e-postadressen som du beställde med, så kollar jag var beställningen är.',
      does: 'Jag kollar din beställning.',
    },
    en: {
      asks: 'Tell me the order number and the email address you ordered with, and I will look up your order.',
      does: 'Let me look up your order.',
    },
  },
  'warranty-end': {
    fi: {
      asks: 'Kerro laitteen sarjanumero, niin katson, milloin takuu päättyy.',
      does: 'Katson, milloin takuu päättyy.',
    },
    sv: {
      asks: 'Skriv apparatens serienummer, så kollar jag när garantin går ut.',
      does: 'Jag kollar när garantin går ut.',
    },
    en: {
      asks: 'Tell me the serial number of your device, and I will look up when its warranty ends.',
      does: 'Let me look up when the warranty ends.',
    },
  },
  'return-cost': {
    fi: { asks: 'Kerro postinumerosi, niin lasken palautuksen hinnan.', does: 'Lasken palautuksen hinnan.' },
    sv: {
      asks: 'Skriv ditt postnummer, så räknar jag ut vad returen kostar.',
      does: 'Jag räknar ut vad returen kostar.',
    },
    en: {
      asks: 'Tell me your postcode, and I will work out the cost of the return.',
      does: 'Let me work out the cost of the return.',
    },
  },
  'delivery-cost': {
    fi: { asks: 'Kerro postinumerosi, niin lasken toimituksen hinnan.', does: 'Lasken toimituksen hinnan.' },
    sv: {
      asks: 'Skriv ditt postnummer, så räknar jag ut vad leveransen kostar.',
      does: 'Jag räknar ut vad leveransen kostar.',
    },
    en: {
      asks: 'Tell me your postcode, and I will work out the cost of delivery.',
      does: 'Let me work out the cost of delivery.',
    },
  },
  'stock-alert': {
    fi: {
      asks: 'Kerro, mikä tuote kiinnostaa, niin ilmoitamme sähköpostilla, kun sitä on taas varastossa.',
      does: 'Ilmoitamme sähköpostilla, kun tuotetta on taas varastossa.',
    },
    sv: {
      asks: 'Berätta vilken produkt det gäller, så meddelar vi per e-post när den finns i lager igen.',
      does: 'Vi meddelar per e-post när produkten finns i lager igen.',
    },
    en: {
      asks: 'Tell me which product you mean, and we will email you when it is back in stock.',
      does: 'We will email you when the product is back in stock.',
    },
  },
}

/** What a deed needs to be done at all. */
const NEEDS: Record<Exclude<Kind, 'hand-over'>, readonly (keyof Action)[]> = {
  'order-status': ['orderNumber', 'email'],
  'warranty-end': ['serial'],
  'return-cost': ['postcode'],
  'delivery-cost': ['postcode'],
  'stock-alert': ['product'],
}

/** Asks for what a deed needs and the conversation has not told, or gives the deed to the service, which has the database. */
export const doing =
  (kind: Exclude<Kind, 'hand-over'>): Composer =>
  ({ asked }) => {
    const action = { kind, ...told(asked) }
    const isReady = NEEDS[kind].every((slot) => action[slot])
    const { asks, does } = says[kind][asked.language]
    const composed: Composed = { reply: isReady ? does : asks, sources: [], action }
    return isReady ? composed : { ...composed, asks: true }
  }

/** What a delivery costs, after what the goods come to where the sum of all is asked. */
export const deliveryAnswer: Composer = (grounds) => {
  const cost = doing('delivery-cost')(grounds)
  const goods = grounds.asked.products.length > 0 && asksSum(grounds.asked) ? priceAnswer(grounds) : undefined
  return cost && goods ? { ...cost, reply: `${goods.reply} ${cost.reply}`, sources: goods.sources } : cost
}

function told({
  orderNumber,
  email,
  postcode,
  placePostcode,
  serial,
  products,
  namesStation,
}: Asked): Omit<Action, 'kind'> {
  const [product, ...others] = products
  const besides = others.map(({ id, count }) => ({ product: id, count }))
  const slots = {
    orderNumber,
    email,
    postcode: postcode ?? placePostcode,
    serial,
    product: product?.id,
    count: product?.count,
    ofStation: !product && namesStation ? (true as const) : undefined,
    besides: besides.length > 0 ? besides : undefined,
  }
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))
}

const handingOver: Record<Language, string> = {
  fi: 'Siirrän keskustelun mielelläni ihmiselle. Paina alta, niin hän näkee, mistä puhuimme.',
  sv: 'Jag lämnar gärna över samtalet till en människa. Tryck nedan, så ser hen vad vi har talat om.',
  en: 'I will gladly hand our conversation over to a person. Press below, and they will see what we talked about.',
}

/** When the warranty of a device ends that was bought on a day that is told; without one the service looks at its serial number. */
export const warrantyEndAnswer: Composer = (grounds) => {
  const { asked, knowledge, now } = grounds
  // What was repaired was bought before.
  const isPast = (day: string) => dayOf(day) <= finnishDay(now)
  const [bought = monthAgo(grounds)] = asked.days.filter((day) => BOUGHT.test(day) && isPast(day)).sort(byDay)
  if (!bought || asked.serial) return doing('warranty-end')(grounds)
  const isMonth = MONTH.test(bought)
  const { terms, warranty } = knowledge.settings
  const isRepaired = asked.attributes.includes('repaired') && !asked.attributes.includes('unrepaired')
  const months = terms.warrantyMonths + (isRepaired ? warranty.repairExtendsMonths : 0)
  const end = warrantyEnd(dayOf(bought), months)
  const until = isMonth ? end.slice(0, MONTH_ENDS) : end
  const isOver = until < finishedBy(now, isMonth)
  return {
    reply: tellerOf(grounds).say(isRepaired ? 'warranty.repaired' : isOver ? 'warranty.ended' : 'warranty.until', {
      until: dayText(until),
    }),
    sources: [],
  }
}

const finishedBy = (now: Date, isMonth: boolean) => finnishDay(now).slice(0, isMonth ? MONTH_ENDS : undefined)

/** The month so many months ago as are told: 'ostin 14 kk sitten' → '9.2025'. */
function monthAgo({ asked, now }: Grounds): string | undefined {
  const months = asked.quantities.find(({ unit }) => unit === 'months')?.value
  if (!months || !asked.attributes.includes('ago')) return undefined
  const [year = 0, month = 0] = finnishDay(now).split('-').map(Number)
  const since = year * 12 + month - 1 - Math.round(months)
  return `${(since % 12) + 1}.${Math.floor(since / 12)}`
}

/** A day that is told; of a month its first. */
const dayOf = (told: string) => isoDayOf(MONTH.test(told) ? `1.${told}` : told)
const byDay = (one: string, other: string) => dayOf(one).localeCompare(dayOf(other))
const BOUGHT = /^(?:\d{1,2}\.)?\d{1,2}\.20\d\d$/
const MONTH = /^\d{1,2}\.20\d\d$/
/** Of '2028-06-01' the month ends here. */
const MONTH_ENDS = 7

/** Hands the conversation over to a person. */
export const handOver: Composer = (grounds) => ({
  reply: `${handingOver[grounds.asked.language]} ${tellerOf(grounds).say('opening.usual')}`,
  sources: [],
  action: { kind: 'hand-over' },
})
