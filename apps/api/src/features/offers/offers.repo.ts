import { toCents, toEuros } from '@arkpax/schema/money'
import type { Offer, OfferQuery, OfferRow, OfferStatus, OfferSummary } from '@arkpax/schema/offers'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { Page, toPage } from '../../db/keyset.ts'
import { computedText, listOrder, number, onDays, text } from '../../db/list-order.ts'
import { phoneDigits, searchedPhone } from '../../db/phone-digits.ts'
import { searchText } from '../../db/search-text.ts'
import { hasWords } from '../../db/searched-words.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { findProducts } from '../products/products.repo.ts'
import type { OfferRowTable, OfferTable } from './offers.table.ts'

type StoredOffer = Selectable<OfferTable> & { order_number: number | null }
export type OfferValues = Pick<
  Insertable<OfferTable>,
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'company'
  | 'business_id'
  | 'shipping_address'
  | 'shipping_postcode'
  | 'shipping_city'
  | 'valid_until'
  | 'holds_stock'
  | 'is_collected'
  | 'reminds'
  | 'message'
  | 'delivery_days'
  | 'return_cost_cents'
>
export type RowValues = Omit<Insertable<OfferRowTable>, 'id' | 'offer_id'>

/** What the buyer of an offer is called first. */
const BUYER = sql<string>`coalesce(offers.company, offers.customer_name)`

const SORTS = {
  date: [text('offers.created_at'), text('offers.id')],
  customer: [computedText('buyer', BUYER), text('offers.id')],
  total: [number('offers.total_amount_cents'), text('offers.id')],
  valid: [text('offers.valid_until'), text('offers.id')],
}

const withOrder = (db: Kysely<Database>) =>
  db
    .selectFrom('offers')
    .leftJoin('orders', 'orders.id', 'offers.order_id')
    .selectAll('offers')
    .select('orders.number as order_number')
    .select(BUYER.as('buyer'))

/** Offers by text, status and day, in the order that is asked for. */
export async function listOffers(db: Kysely<Database>, query: OfferQuery, now: Date): Promise<Page<Offer>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(withOrder(db).where(onDays('offers.created_at', query)), query.cursor)
  if (query.status !== 'all') rows = rows.where('offers.status', '=', query.status)
  if (query.contact_message_id) rows = rows.where('offers.contact_message_id', '=', query.contact_message_id)
  if (query.order_id) rows = rows.where('order_id', '=', query.order_id)
  if (query.q) rows = rows.where(hasWords(sql.ref('offers.search_text'), searchedPhone(query.q)))
  const page = toPage(await rows.limit(query.limit + 1).execute(), query.limit, order.keyOf, (row) => row)
  return new Page(await withRows(db, page.items, now), page.next)
}

/** The newest offers of an address. */
export async function listOffersOf(
  db: Kysely<Database>,
  email: string,
  { limit }: Pick<OfferQuery, 'limit'>,
): Promise<Page<OfferSummary>> {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'number', 'status', 'total_amount_cents', 'created_at'])
    .where('customer_email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const keyOf = ({ created_at, id }: { created_at: string; id: string }) => [created_at, id]
  return toPage(rows, limit, keyOf, ({ total_amount_cents, ...row }) => ({
    ...row,
    total_amount: toEuros(total_amount_cents),
  }))
}

/** One offer; undefined when it is not there. */
export async function findOffer(db: Kysely<Database>, id: string, now: Date): Promise<Offer | undefined> {
  const rows = await withOrder(db).where('offers.id', '=', id).execute()
  return (await withRows(db, rows, now))[0]
}

/** One offer, which no other transaction changes before this one ends: a write of the same value locks the row on both engines. */
export async function lockOffer(db: Kysely<Database>, id: string, now: Date): Promise<Offer | undefined> {
  await db
    .updateTable('offers')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .execute()
  return findOffer(db, id, now)
}

/** The draft that was made from a contact message and has not been sent; undefined where there is none. */
export async function findDraftOf(db: Kysely<Database>, contactMessageId: string): Promise<string | undefined> {
  const draft = await db
    .selectFrom('offers')
    .select('id')
    .where('contact_message_id', '=', contactMessageId)
    .where('status', '=', 'draft')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return draft?.id
}

type NewOffer = OfferValues & Pick<Insertable<OfferTable>, 'number' | 'contact_message_id'>

/** Stores a new draft with its rows, under the id that it has already where it has one; gives its id. */
export async function insertOffer(
  db: Kysely<Database>,
  offer: NewOffer,
  rows: readonly RowValues[],
  now: Date,
  id = uuidv7(),
): Promise<string> {
  await db
    .insertInto('offers')
    .values({
      ...offer,
      id,
      status: 'draft',
      order_id: null,
      open_until: null,
      total_amount_cents: addUp(rows),
      sent_at: null,
      reminded_at: null,
      closed_at: null,
      decline_reason: null,
      search_text: offerSearchText(offer.number, offer),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute()
  await storeRows(db, id, rows)
  return id
}

/** Changes what an offer says; false when it is not there, or not at `version` where one is given. */
export async function changeOffer(
  db: Kysely<Database>,
  { id, number }: Pick<Offer, 'id' | 'number'>,
  { values, rows, isChanged }: { values: OfferValues; rows: readonly RowValues[]; isChanged: boolean },
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({
      ...values,
      is_changed: isChanged,
      total_amount_cents: addUp(rows),
      search_text: offerSearchText(number, values),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db.deleteFrom('offer_rows').where('offer_id', '=', id).execute()
  await storeRows(db, id, rows)
  return true
}

/** Brings an offer to another state, if it is still in the one that is meant; false when it is not. */
export async function moveOffer(
  db: Kysely<Database>,
  id: string,
  from: OfferStatus,
  to: Updateable<OfferTable>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ ...to, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ties an offer to what came of it: the order, or the conversation in which it is talked about. */
export async function tieOffer(
  db: Kysely<Database>,
  id: string,
  to: Pick<Updateable<OfferTable>, 'order_id' | 'contact_message_id'>,
): Promise<void> {
  await db.updateTable('offers').set(to).where('id', '=', id).execute()
}

/** Deletes a draft; false when it is no draft, or not there. */
export async function deleteDraft(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('offers')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The ids of sent offers whose last day was before this Finnish day. */
export async function listOverdue(db: Kysely<Database>, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('status', '=', 'sent')
    .where('open_until', '<', today)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of sent offers that end by this day, whose customers are to be reminded and have not been. */
export async function listToRemind(db: Kysely<Database>, by: string, sentBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('status', '=', 'sent')
    .where('reminds', '=', true)
    .where('reminded_at', 'is', null)
    .where('open_until', '<=', by)
    .where('sent_at', '<', sentBefore.toISOString())
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes down that the customer is reminded; false when somebody did it before. */
export async function markReminded(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ reminded_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const offerSearchText = (
  number: number,
  { customer_name, customer_email, customer_phone = null, company = null, business_id = null }: Partial<OfferValues>,
) =>
  searchText(
    String(number),
    customer_name ?? '',
    customer_email ?? '',
    customer_phone && phoneDigits(customer_phone),
    company,
    business_id,
  )

const addUp = (rows: readonly RowValues[]) =>
  rows.reduce((sum, row) => sum + row.quantity * row.price_cents - row.discount_cents, 0)

async function storeRows(db: Kysely<Database>, offerId: string, rows: readonly RowValues[]): Promise<void> {
  if (rows.length === 0) return
  const stored = rows.map((row) => ({ id: uuidv7(), offer_id: offerId, ...row }))
  await db.insertInto('offer_rows').values(stored).execute()
}

/** Adds their rows to offers, with what the products in them cost now. */
async function withRows(db: Kysely<Database>, offers: StoredOffer[], now: Date): Promise<Offer[]> {
  if (offers.length === 0) return []
  const ids = offers.map(({ id }) => id)
  const rows = await db.selectFrom('offer_rows').selectAll().where('offer_id', 'in', ids).orderBy('id').execute()
  const productIds = [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))]
  const products = productIds.length > 0 ? await findProducts(db, productIds, now) : []
  const priceOf = new Map(products.map(({ id, price }) => [id, price]))
  const rowsOf = Map.groupBy(rows, ({ offer_id }) => offer_id)
  return offers.map((row) =>
    toOffer(
      row,
      (rowsOf.get(row.id) ?? []).map((one) => toRow(one, priceOf)),
    ),
  )
}

const toRow = (row: Selectable<OfferRowTable>, priceOf: ReadonlyMap<string, number>): OfferRow => ({
  id: row.id,
  kind: row.kind,
  product_id: row.product_id,
  name: row.name,
  quantity: row.quantity,
  price: toEuros(row.price_cents),
  discount: toEuros(row.discount_cents),
  vat_percent: row.vat_percent,
  catalogue_price: row.product_id ? (priceOf.get(row.product_id) ?? null) : null,
})

const isOpen = ({ status }: StoredOffer) => status === 'draft' || status === 'sent'

const toOffer = (row: StoredOffer, rows: OfferRow[]): Offer => ({
  id: row.id,
  number: row.number,
  status: row.status,
  revision: row.revision,
  is_changed: Boolean(row.is_changed),
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  customer_phone: row.customer_phone,
  company: row.company,
  business_id: row.business_id,
  shipping_address: row.shipping_address,
  shipping_postcode: row.shipping_postcode,
  shipping_city: row.shipping_city,
  contact_message_id: row.contact_message_id,
  order: row.order_id && row.order_number !== null ? { id: row.order_id, number: row.order_number } : null,
  valid_until: row.valid_until,
  holds_stock: Boolean(row.holds_stock),
  is_collected: Boolean(row.is_collected),
  reminds: Boolean(row.reminds),
  message: row.message,
  delivery_days: row.delivery_days,
  return_cost: row.return_cost_cents === null ? null : toEuros(row.return_cost_cents),
  rows,
  total_amount: toEuros(row.total_amount_cents),
  sent_at: row.sent_at,
  reminded_at: row.reminded_at,
  // An offer that was sent anew after it had ended is open again.
  closed_at: isOpen(row) ? null : row.closed_at,
  decline_reason: row.status === 'declined' ? row.decline_reason : null,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

/** The columns of an offer as they were, for writing them again. */
export const valuesOf = (offer: Offer): OfferValues => ({
  customer_name: offer.customer_name,
  customer_email: offer.customer_email,
  customer_phone: offer.customer_phone,
  company: offer.company,
  business_id: offer.business_id,
  shipping_address: offer.shipping_address,
  shipping_postcode: offer.shipping_postcode,
  shipping_city: offer.shipping_city,
  valid_until: offer.valid_until,
  holds_stock: offer.holds_stock,
  is_collected: offer.is_collected,
  reminds: offer.reminds,
  message: offer.message,
  delivery_days: offer.delivery_days,
  return_cost_cents: offer.return_cost === null ? null : toCents(offer.return_cost),
})
