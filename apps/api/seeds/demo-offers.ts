import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { OfferInput } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { declineOffer } from '../src/features/offers/offer-answers.service.ts'
import { makeLink } from '../src/features/offers/offer-links.repo.ts'
import { sendOffer } from '../src/features/offers/offer-sending.service.ts'
import { startOffer, writeOffer } from '../src/features/offers/offers.service.ts'
import { changeSettings, readSettings } from '../src/features/settings/settings.repo.ts'

const DAY = 86_400_000
/** The account of bank examples: nobody's. */
const IBAN = 'FI2112345600000785'

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

const ENDED: DemoOffer = {
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

/** Offers in several states, none of which is mailed, and an account number to pay to. */
export async function seedOffers(db: Kysely<Database>, now: Date): Promise<void> {
  const { sale } = await readSettings(db)
  if (!sale.iban) await changeSettings(db, 'sale', { ...sale, iban: IBAN }, undefined, now)
  await seedOffer(db, ENDED, now)
  const declined = await seedOffer(db, DECLINED, now)
  await seedOffer(db, SENT, now)
  await seedOffer(db, DRAFT, now)
  const token = await makeLink(db, { offerId: declined, revision: 1 }, now)
  const yesterday = new Date(now.getTime() - DAY)
  await declineOffer(db, { token, reason: 'Ostimme pienemmän laitteen.' }, { staffEmail: undefined }, yesterday)
  await db.deleteFrom('outbox').where('kind', 'in', ['offer', 'offer-news']).execute()
}

async function seedOffer(db: Kysely<Database>, { daysAgo, sends, text }: DemoOffer, now: Date): Promise<string> {
  const then = new Date(now.getTime() - daysAgo * DAY)
  const { id } = await startOffer(db, { contact_message_id: null, copy_of: null }, then)
  const empty = {
    ...{ customer_phone: null, company: null, business_id: null, shipping_address: null, shipping_postcode: null },
    ...{
      shipping_city: null,
      message: null,
      delivery_days: null,
      return_cost: null,
      holds_stock: false,
      reminds: true,
    },
  }
  const valid_until = dayAfter(finnishDay(then), 14)
  await writeOffer(db, id, { ...empty, valid_until, ...text }, undefined, then)
  if (sends) await sendOffer(db, id, undefined, then)
  return id
}
