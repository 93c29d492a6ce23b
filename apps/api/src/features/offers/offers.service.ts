import type { Received } from '@arkpax/schema/endpoints'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { toCents } from '@arkpax/schema/money'
import type { EmptyOffer, Offer, OfferDetail, OfferInput } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { askedFor } from './asked-for.service.ts'
import { takeOfferNumber } from './offer-numbers.repo.ts'
import { listRevisions } from './offer-revisions.repo.ts'
import { storedRows } from './offer-rows.service.ts'
import {
  changeOffer,
  findDraftOf,
  findOffer,
  insertOffer,
  lockOffer,
  type OfferValues,
  type RowValues,
  valuesOf,
} from './offers.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Tarjousta ei löytynyt.' })

/** An offer that was looked for; throws `not_found` when it is not there. */
export function existing(offer: Offer | undefined): Offer {
  if (!offer) throw notFound()
  return offer
}

/** One offer with all that was sent of it; throws `not_found`. */
export async function readOffer(db: Kysely<Database>, id: string, now: Date): Promise<OfferDetail> {
  return { ...existing(await findOffer(db, id, now)), revisions: await listRevisions(db, id) }
}

/** A new draft: of a message, of another offer, or empty. Whoever asks for one of a message that has a draft gets that, and `isNew` tells which it is. */
export async function startOffer(
  db: Kysely<Database>,
  { contact_message_id, copy_of }: Received<'POST /api/admin/offers', 'body'>,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  if (copy_of) return { id: await copyOffer(db, copy_of, now), isNew: true }
  const known = contact_message_id ? await findDraftOf(db, contact_message_id) : undefined
  if (known) return { id: known, isNew: false }
  const { return_cost: _, ...values } = await readEmptyOffer(db, now)
  const asked = contact_message_id ? await askedFor(db, contact_message_id, now) : { values: {}, rows: [] }
  const number = await takeOfferNumber(db)
  const offer = { ...values, return_cost_cents: null, ...asked.values, number, contact_message_id }
  return { id: await insertOffer(db, offer, asked.rows, now), isNew: true }
}

/** What an offer says before anybody has written in it. */
export async function readEmptyOffer(db: Kysely<Database>, now: Date): Promise<EmptyOffer> {
  const { sale } = await readSettings(db)
  return {
    customer_name: '',
    customer_email: '',
    customer_phone: null,
    company: null,
    business_id: null,
    shipping_address: null,
    shipping_postcode: null,
    shipping_city: null,
    valid_until: dayAfter(finnishDay(now), sale.offerValidDays),
    holds_stock: false,
    is_collected: false,
    reminds: true,
    message: null,
    delivery_days: null,
    return_cost: null,
  }
}

/** The same for another time or another customer: valid from today on, and not sent. */
async function copyOffer(db: Kysely<Database>, id: string, now: Date): Promise<string> {
  const offer = await findOffer(db, id, now)
  if (!offer) throw invalidField('copy_of', 'Tarjousta ei löytynyt')
  const { valid_until } = await readEmptyOffer(db, now)
  // A product that is gone since has no row any more.
  const rows = offer.rows.filter(({ kind, product_id }) => kind !== 'product' || product_id !== null)
  const values = { ...valuesOf(offer), valid_until, contact_message_id: offer.contact_message_id }
  return insertOffer(db, { ...values, number: await takeOfferNumber(db) }, rows.map(toValues), now)
}

const toValues = ({ id: _, price, discount, catalogue_price: __, ...row }: Offer['rows'][number]): RowValues => ({
  ...row,
  price_cents: toCents(price),
  discount_cents: toCents(discount),
})

/**
 * Changes what an offer says, as staff see it; one that was sent is changed for the customer once it is sent again. False when it is not
 * at `version` where one is given; throws `not_found`, `invalid_fields` and, once it is accepted, `offer_closed`.
 */
export async function writeOffer(
  db: Kysely<Database>,
  id: string,
  input: OfferInput,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const before = existing(await lockOffer(db, id, now))
  if (before.status === 'accepted')
    throw new ApiError('offer_closed', { detail: 'Tarjous on hyväksytty, eikä sitä voi enää muuttaa. Muuta tilausta.' })
  const written = await readWritten(db, input, now)
  return changeOffer(db, before, { ...written, isChanged: before.revision > 0 }, version, now)
}

/** Stores an offer that was begun on a screen, which nobody has stored before, under the id that it has there. */
export async function storeBegun(db: Kysely<Database>, id: string, input: OfferInput, now: Date): Promise<void> {
  const { values, rows } = await readWritten(db, input, now)
  await insertOffer(db, { ...values, number: await takeOfferNumber(db), contact_message_id: null }, rows, now, id)
}

async function readWritten(db: Kysely<Database>, { rows, return_cost, ...input }: OfferInput, now: Date) {
  const values: OfferValues = { ...input, return_cost_cents: return_cost === null ? null : toCents(return_cost) }
  return { values, rows: await storedRows(db, rows, now) }
}
