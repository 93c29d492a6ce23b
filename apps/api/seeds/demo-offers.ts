import { DAY_MS } from '@arkpax/schema/durations'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { OfferInput } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { acceptOffer } from '../src/features/offers/offer-acceptance.service.ts'
import { declineOffer } from '../src/features/offers/offer-answers.service.ts'
import { makeLink } from '../src/features/offers/offer-links.repo.ts'
import { sendOffer, withdrawOffer } from '../src/features/offers/offer-sending.service.ts'
import { moveOffer } from '../src/features/offers/offers.repo.ts'
import { startOffer, writeOffer } from '../src/features/offers/offers.service.ts'

const VALID_DAYS = 14

interface DemoOffer {
  daysAgo: number
  sends: boolean
  text: Pick<OfferInput, 'customer_name' | 'customer_email' | 'rows'> & Partial<OfferInput>
}

const product = (id: string, price: number, quantity = 1, discount = 0) =>
  ({ kind: 'product', product_id: id, name: '', quantity, price, discount }) as const
const freight = {
  kind: 'delivery',
  product_id: null,
  name: 'Rahtikuljetus ovelle',
  quantity: 1,
  price: 49,
  discount: 0,
} as const

const EXPIRED: DemoOffer = {
  daysAgo: 40,
  sends: true,
  text: {
    customer_name: 'Venla Salonen',
    customer_email: 'venla.salonen@example.com',
    rows: [product('2', 2950), freight],
  },
}
const DECLINED: DemoOffer = {
  daysAgo: 9,
  sends: true,
  text: {
    customer_name: 'Juho Lehtinen',
    customer_email: 'juho.lehtinen@example.com',
    rows: [product('1', 3350), freight],
  },
}
const ACCEPTED: DemoOffer = {
  daysAgo: 3,
  sends: true,
  text: {
    ...{ customer_name: 'Kirsi Mattila', customer_email: 'kirsi.mattila@example.com', shipping_postcode: '67100' },
    rows: [product('4', 399, 2, 48), freight],
  },
}
const WITHDRAWN: DemoOffer = {
  daysAgo: 20,
  sends: true,
  text: {
    customer_name: 'Venla Salonen',
    customer_email: 'venla.salonen@example.com',
    rows: [product('2', 3450), freight],
  },
}
const SENT: DemoOffer = {
  daysAgo: 1,
  sends: true,
  text: {
    ...{ customer_name: 'Henna Aaltonen', customer_email: 'henna.aaltonen@example.com' },
    ...{ company: 'Saaristopalvelu Aaltonen', business_id: '0112038-9', shipping_postcode: '21600' },
    ...{ holds_stock: true, message: 'Kiitos puhelusta! Sovittu alennus on rivillä.' },
    rows: [product('1', 3350, 2, 300), freight],
  },
}
const DRAFT: DemoOffer = {
  daysAgo: 0,
  sends: false,
  text: {
    ...{ customer_name: 'Otto Rinne', customer_email: 'otto.rinne@example.com' },
    rows: [
      product('4', 399),
      { kind: 'service', product_id: null, name: 'Käyttöönotto', quantity: 2, price: 65, discount: 0 },
    ],
  },
}

/** An offer in each state, none of which is mailed; the accepted one has made an order. */
export async function seedOffers(db: Kysely<Database>, now: Date): Promise<void> {
  const expired = await seedOffer(db, EXPIRED, now)
  const ended = new Date(now.getTime() - (EXPIRED.daysAgo - VALID_DAYS - 1) * DAY_MS)
  await moveOffer(db, expired, 'sent', { status: 'expired', closed_at: ended.toISOString() }, ended)
  await withdrawOffer(db, await seedOffer(db, WITHDRAWN, now), new Date(now.getTime() - 15 * DAY_MS))
  const accepted = await seedOffer(db, ACCEPTED, now)
  const declined = await seedOffer(db, DECLINED, now)
  await seedOffer(db, SENT, now)
  await seedOffer(db, DRAFT, now)
  const token = await makeLink(db, { offerId: declined, revision: 1 }, now)
  const yesterday = new Date(now.getTime() - DAY_MS)
  await declineOffer(db, { token, reason: 'Ostimme pienemmän laitteen.' }, { staffEmail: undefined }, yesterday)
  await accept(db, accepted, now)
  await db.deleteFrom('outbox').execute()
}

async function seedOffer(db: Kysely<Database>, { daysAgo, sends, text }: DemoOffer, now: Date): Promise<string> {
  const then = new Date(now.getTime() - daysAgo * DAY_MS)
  const { id } = await startOffer(db, { contact_message_id: null, copy_of: null }, then)
  const empty = {
    ...{ customer_phone: null, company: null, business_id: null, shipping_address: null, shipping_postcode: null },
    ...{
      shipping_city: null,
      message: null,
      delivery_days: null,
      return_cost: null,
      is_collected: false,
      holds_stock: false,
      reminds: true,
    },
  }
  const valid_until = dayAfter(finnishDay(then), VALID_DAYS)
  await writeOffer(db, id, { ...empty, valid_until, ...text }, undefined, then)
  if (sends) await sendOffer(db, id, undefined, then)
  return id
}

async function accept(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const token = await makeLink(db, { offerId: id, revision: 1 }, now)
  const { customer_name } = ACCEPTED.text
  const address = {
    ...{ billing_address: null, billing_postcode: null, billing_city: null },
    shipping_address: 'Rantakatu 9',
    shipping_postcode: '67100',
    shipping_city: 'Kokkola',
  }
  const nothingElse = { customer_phone: null, einvoice_address: null, einvoice_operator: null }
  const given = { customer_name, ...address, ...nothingElse, payment_method: 'bank_transfer' } as const
  const config = { staffEmail: undefined, paytrail: undefined }
  await acceptOffer(db, { token, revision: 1, ...given }, config, now)
}
