import { toEuros } from '@arkpax/schema/money'
import type { OwnOffer } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import { forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { offerSearchText } from './offers.repo.ts'

const GONE = 'Poistettu asiakas'

/** The offers of an address, and how they stand. */
export const ownOffers = (db: Kysely<Database>, email: string) =>
  db.selectFrom('offers').select(['id', 'number', 'status']).where('customer_email', '=', email).execute()

/** The offers that an address has accepted: one, or that of an order. */
export async function listAccepted(
  db: Kysely<Database>,
  email: string,
  { id, orderId }: { id?: string; orderId?: string },
): Promise<OwnOffer[]> {
  let rows = db
    .selectFrom('offers')
    .select(['id', 'number', 'sent_at', 'created_at'])
    .where('customer_email', '=', email)
    .where('status', '=', 'accepted')
  if (id !== undefined) rows = rows.where('id', '=', id)
  if (orderId !== undefined) rows = rows.where('order_id', '=', orderId)
  return (await rows.execute()).map(({ created_at, sent_at, ...offer }) => ({
    ...offer,
    sent_at: sent_at ?? created_at,
  }))
}

/** The offers that an address was sent, as the person downloads them, oldest first; drafts are not theirs yet. */
export async function readOffersOf(db: Kysely<Database>, email: string) {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'number', 'status', 'customer_name', 'customer_email', 'customer_phone', 'company', 'business_id'])
    .select(['shipping_address', 'shipping_postcode', 'shipping_city', 'message', 'decline_reason'])
    .select(['total_amount_cents', 'open_until', 'sent_at', 'closed_at', 'created_at'])
    .where('customer_email', '=', email)
    .where('revision', '>', 0)
    .orderBy('created_at')
    .execute()
  if (offers.length === 0) return []
  const ids = offers.map(({ id }) => id)
  const rows = await db.selectFrom('offer_rows').selectAll().where('offer_id', 'in', ids).orderBy('id').execute()
  const rowsOf = Map.groupBy(rows, ({ offer_id }) => offer_id)
  return offers.map(({ total_amount_cents, ...offer }) => ({
    ...offer,
    total_amount: toEuros(total_amount_cents),
    rows: (rowsOf.get(offer.id) ?? []).map(({ name, quantity, price_cents, discount_cents }) => ({
      name,
      quantity,
      price: toEuros(price_cents),
      discount: toEuros(discount_cents),
    })),
  }))
}

const NOBODY = {
  customer_name: GONE,
  customer_email: '',
  customer_phone: null,
  company: null,
  business_id: null,
  shipping_address: null,
  message: null,
} as const

/** Takes the person out of an offer and out of all that was sent of it; nobody's link leads to it any more. */
export async function forgetPerson(db: Kysely<Database>, id: string, number: number): Promise<void> {
  await db.deleteFrom('offer_links').where('offer_id', '=', id).execute()
  await db
    .updateTable('offers')
    .set({ ...NOBODY, decline_reason: null, contact_message_id: null, search_text: offerSearchText(number, NOBODY) })
    .where('id', '=', id)
    .execute()
  const sent = await db
    .selectFrom('offer_revisions')
    .select(['revision', 'content'])
    .where('offer_id', '=', id)
    .execute()
  for (const { revision, content } of sent)
    await db
      .updateTable('offer_revisions')
      .set({ content: JSON.stringify({ ...JSON.parse(content), ...NOBODY }) })
      .where('offer_id', '=', id)
      .where('revision', '=', revision)
      .execute()
}

/** Deletes an offer with all that was sent of it. */
export async function deleteOffer(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('offers').where('id', '=', id).execute()
}

/** Deletes offers that came to nothing before a moment, and drafts that nobody has touched since then. */
export async function deleteOffersClosedBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('offers')
    .where('status', 'in', ['draft', 'declined', 'expired', 'withdrawn'])
    .where('updated_at', '<', moment.toISOString())
    .execute()
}

/** Deletes the offers of before this day (YYYY-MM-DD). */
export async function deleteOffersMadeBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('offers').where('created_at', '<', day).execute()
}

/** What the log tells of the values of offers that are gone is forgotten. */
export const forgetOffersGone = (db: Kysely<Database>): Promise<void> => forgetAuditValuesOfGone(db, 'offer', 'offers')
