import type { PageQuery } from '@arkpax/schema/paging'
import type { ListedReview, ModeratedReview, Review, ReviewModeration, ReviewQuery } from '@arkpax/schema/reviews'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { listOrder, number, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { matching } from '../../db/text-search.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { ProductReviewTable } from './reviews.table.ts'

type ReviewRow = Selectable<ProductReviewTable>

/** The name of a product that visitors see; undefined when there is none. */
export async function findProductName(db: Kysely<Database>, productId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'shown')
    .executeTakeFirst()
  return row?.name
}

/** What visitors see of a product's reviews, newest first. */
export async function listVisibleReviews(
  db: Kysely<Database>,
  productId: string,
  query: PageQuery,
): Promise<Page<Review>> {
  let rows = db
    .selectFrom('product_reviews')
    .selectAll()
    .where('product_id', '=', productId)
    .where('hidden_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('id', '<', readCursor(query.cursor, 1)[0] ?? '')
  return toPage(await rows.execute(), query.limit, (row) => [row.id], toReview)
}

/** The reviews of one customer, newest first, hidden ones too. */
export async function listReviewsOf(
  db: Kysely<Database>,
  userId: string,
  query: PageQuery,
): Promise<Page<ModeratedReview>> {
  let rows = moderated(db)
    .where('user_id', '=', userId)
    .orderBy('product_reviews.id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('product_reviews.id', '<', readCursor(query.cursor, 1)[0] ?? '')
  return toPage(await rows.execute(), query.limit, (row) => [row.id], toModerated)
}

const SORTS = {
  date: [text('product_reviews.created_at'), text('product_reviews.id')],
  rating: [number('product_reviews.rating'), text('product_reviews.id')],
}

/** Reviews of all products by product name and text, by state and by day, with the address of who wrote each. */
export async function listReviews(db: Kysely<Database>, query: ReviewQuery): Promise<Page<ListedReview>> {
  const order = listOrder(SORTS, query.sort)
  const written = withProduct(db).leftJoin('customer_users', 'customer_users.id', 'product_reviews.user_id')
  let rows = order.apply(written.where(onDays('product_reviews.created_at', query)), query.cursor)
  if (query.state === 'hidden') rows = rows.where('hidden_at', 'is not', null)
  if (query.state === 'visible' || query.state === 'unanswered') rows = rows.where('hidden_at', 'is', null)
  if (query.state === 'unanswered') rows = rows.where('answer', 'is', null)
  if (query.q) {
    const newest = rows.select(['product_reviews.id', 'search_text as text'])
    rows = rows.where(await matching(db, 'product_reviews', query.q, newest, query.limit + 1))
  }
  const page = await rows
    .selectAll('product_reviews')
    .select(['products.name as product_name', 'customer_users.email as writer_email'])
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, order.keyOf, (row) => ({ ...toModerated(row), writer_email: row.writer_email }))
}

/** One review, hidden or not; undefined when it is not there, or is not that customer's where one is named. */
export async function findReview(
  db: Kysely<Database>,
  id: string,
  userId?: string,
): Promise<ModeratedReview | undefined> {
  let rows = moderated(db).where('product_reviews.id', '=', id)
  if (userId !== undefined) rows = rows.where('user_id', '=', userId)
  const row = await rows.executeTakeFirst()
  return row && toModerated(row)
}

/** One review that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockReview(db: Kysely<Database>, id: string): Promise<ModeratedReview | undefined> {
  await lockRow(db, 'product_reviews', { id })
  return findReview(db, id)
}

/** Stores a review; false, and nothing stored, when the customer has reviewed the product before. */
export async function insertReview(db: Kysely<Database>, row: Insertable<ProductReviewTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('product_reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Sets what the writer has changed. */
export async function updateReview(
  db: Kysely<Database>,
  id: string,
  change: Pick<ReviewRow, 'rating' | 'title' | 'comment' | 'search_text' | 'edited_at'>,
): Promise<void> {
  await db
    .updateTable('product_reviews')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

/** Hides, shows or answers a review and keeps what is not named. False when it is not at `version`, where one is given. */
export async function moderateReview(
  db: Kysely<Database>,
  id: string,
  { hidden, hidden_reason, answer }: ReviewModeration,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const visibility = hidden ? { hidden_at: now.toISOString(), hidden_reason } : { hidden_at: null, hidden_reason: null }
  const { numUpdatedRows } = await db
    .updateTable('product_reviews')
    .set({
      ...(hidden !== undefined && visibility),
      ...(answer !== undefined && { answer, answered_at: answer && now.toISOString() }),
      version: nextVersion,
    })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a review. */
export async function deleteReview(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('product_reviews').where('id', '=', id).execute()
}

/** Deletes the reviews of a customer that nobody but they could see. */
export async function deleteHiddenReviewsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('product_reviews').where('user_id', '=', userId).where('hidden_at', 'is not', null).execute()
}

/** Deletes the reviews of products that are no longer in the shop (privacy policy). */
export async function deleteReviewsOfGoneProducts(db: Kysely<Database>): Promise<void> {
  const gone = db.selectFrom('products').select('id').where('deleted_at', 'is not', null)
  await db.deleteFrom('product_reviews').where('product_id', 'in', gone).execute()
}

/** Who wrote a review; undefined when their account is gone. */
export async function findWriter(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('product_reviews')
    .innerJoin('customer_users', 'customer_users.id', 'product_reviews.user_id')
    .select(['email', 'first_name'])
    .where('product_reviews.id', '=', id)
    .executeTakeFirst()
}

const withProduct = (db: Kysely<Database>) =>
  db.selectFrom('product_reviews').innerJoin('products', 'products.id', 'product_reviews.product_id')

const moderated = (db: Kysely<Database>) =>
  withProduct(db).selectAll('product_reviews').select('products.name as product_name')

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  product_id: row.product_id,
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  verified_purchase: Boolean(row.verified_purchase),
  answer: row.answer,
  answered_at: row.answered_at,
  edited_at: row.edited_at,
  created_at: row.created_at,
})

const toModerated = (row: ReviewRow & { product_name: string }): ModeratedReview => ({
  ...toReview(row),
  product_name: row.product_name,
  hidden_at: row.hidden_at,
  hidden_reason: row.hidden_reason,
  version: row.version,
})
