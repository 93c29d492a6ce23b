import { errors } from '@arkpax/schema/errors'
import { toCents } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { ProductDetails, ProductDetailsChange } from '@arkpax/schema/product-details'
import type {
  Product,
  ProductChange,
  ProductInput,
  ProductWithDetails,
  StaffProduct,
  StaffProductQuery,
  StaffProductWithDetails,
} from '@arkpax/schema/products'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { computed, listOrder, number, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { hasWords, holdsWords, isSameText } from '../../db/searched-words.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { ApiError } from '../../http/api-error.ts'
import { ownLimit } from './low-stock.repo.ts'
import { priceNow, recordPrices } from './prices.repo.ts'
import {
  columnsOf,
  forVisitors,
  LISTED,
  LISTED_FOR_STAFF,
  readDetails,
  toListedProduct,
  toListedStaffProduct,
  toProduct,
  toShownProduct,
  toStaffProduct,
  toWholeProduct,
} from './product-rows.ts'
import type { ProductRow } from './products.table.ts'
import { available } from './stock.repo.ts'

/** The ids of the products that visitors see. */
export async function listProductIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where(isShown).execute()
  return rows.map(({ id }) => id)
}

/** The products that visitors see, without their details: the list is asked for on every page. */
export async function listProducts(db: Kysely<Database>, query: PageQuery, now: Date): Promise<Page<Product>> {
  const rows = await pageOf(db, query).where(isShown).select(LISTED).select(namedFigures).execute()
  return toPage(rows, query.limit, inShop.keyOf, (row) => forVisitors(row, toListedProduct(row, now)))
}

/** The products that visitors see, with their details. */
export async function listWholeProducts(
  db: Kysely<Database>,
  query: PageQuery,
  now: Date,
): Promise<Page<ProductWithDetails>> {
  const rows = await pageOf(db, query).where(isShown).selectAll().select(restockDay).execute()
  return toPage(rows, query.limit, inShop.keyOf, (row) => toShownProduct(row, now))
}

/** All products that visitors see, with their details. */
export async function allWholeProducts(db: Kysely<Database>, now: Date): Promise<ProductWithDetails[]> {
  const products: ProductWithDetails[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await listWholeProducts(db, { limit: 500, cursor }, now)
    products.push(...items)
    cursor = next
  } while (cursor)
  return products
}

/** Products for staff by words, status, stock and day of the last change, with descriptions as visitors read them. */
export async function listStaffProducts(
  db: Kysely<Database>,
  query: StaffProductQuery,
  now: Date,
): Promise<Page<StaffProduct>> {
  const { rows, keyOf } = staffRows(db, query, now)
  const listed = await rows
    .select(LISTED_FOR_STAFF)
    .select([namedFigures, priceNow(now).as('price_now')])
    .execute()
  return toPage(listed, query.limit, keyOf, (row) => toListedStaffProduct(row, now))
}

/** The same products as they are stored, with their texts as staff have written them. */
export async function listStoredProducts(
  db: Kysely<Database>,
  query: StaffProductQuery,
  now: Date,
): Promise<Page<ProductRow>> {
  const { rows, keyOf } = staffRows(db, query, now)
  const stored = await rows.selectAll().select(priceNow(now).as('price_now')).execute()
  return toPage(stored, query.limit, keyOf, (row) => row)
}

/** In small letters; SQLite knows those of no letters but A to Z. */
const nameAndCode = sql<string>`replace(replace(replace(lower(name || ' ' || coalesce(sku, '')), 'Ä', 'ä'), 'Ö', 'ö'), 'Å', 'å')`

function staffRows(db: Kysely<Database>, query: StaffProductQuery, now: Date) {
  const order = listOrder({ ...SORTS, price: [computed('price_now', priceNow(now)), text('id')] }, query.sort)
  let rows = pageOf(db, query, order).where(onDays('updated_at', query))
  if (query.q.trim()) rows = rows.where(hasWords(nameAndCode, query.q))
  if (query.status !== 'all') rows = rows.where('status', '=', query.status)
  if (query.stock !== 'all') rows = rows.where(available, '<=', query.stock === 'low' ? ownLimit : 0)
  return { rows, keyOf: order.keyOf }
}

/** Products that have the words of a text in their name, the one of that very name first, others in the order of the lists. A shop has few, and SQLite knows no capital Ä. */
export async function findProductsByName(db: Kysely<Database>, text: string, limit: number) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'stock'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const found = rows.filter(({ name }) => holdsWords(name, text))
  return found
    .toSorted((one, other) => Number(isSameText(other.name, text)) - Number(isSameText(one.name, text)))
    .slice(0, limit)
}

/** What products can be sorted by, beside their price of the moment; visitors see them by position, then oldest first. */
const SORTS = {
  order: [number('position'), text('created_at'), text('id')],
  name: [text('name'), text('id')],
  stock: [number('stock'), text('id')],
  changed: [text('updated_at'), text('id')],
}
const inShop = listOrder(SORTS, 'order')

/** What a description takes its figures from, where it names any: most lists need no details. */
const namedFigures = sql<string | null>`case when description like '%[[%' then details end`.as('named_figures')

/** The products that are not deleted, in an order. */
const pageOf = (db: Kysely<Database>, query: PageQuery, { apply } = inShop) =>
  apply(db.selectFrom('products').where('deleted_at', 'is', null), query.cursor).limit(query.limit + 1)

/** Visitors see a product that is shown and not deleted. */
const isShown = (eb: ExpressionBuilder<Database, 'products'>) => eb.and({ deleted_at: null, status: 'shown' })

/** The day on which more is expected: of goods on their way that are not late. */
const restockDay = (eb: ExpressionBuilder<Database, 'products'>) =>
  eb
    .selectFrom('incoming_goods')
    .select(({ fn }) => fn.min('expected_on').as('day'))
    .whereRef('incoming_goods.product_id', '=', 'products.id')
    .where('received_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('late_since', 'is', null)
    .as('restock_on')

/** One product that visitors see, with its details; undefined when there is none. */
export async function findProduct(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<ProductWithDetails | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .select(restockDay)
    .where('id', '=', id)
    .where(isShown)
    .executeTakeFirst()
  return row && toShownProduct(row, now)
}

/** One product for staff, whatever its status; undefined when it is not there. */
export async function findStaffProduct(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<StaffProductWithDetails | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toStaffProduct(row, now)
}

/** The same of a product that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockStaffProduct(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<StaffProductWithDetails | undefined> {
  await lockRow(db, 'products', { id })
  return findStaffProduct(db, id, now)
}

/** The products of these ids, hidden ones too: what was sold keeps its name. */
export async function findProducts(db: Kysely<Database>, ids: readonly string[], now: Date): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  return rows.map((row) => toProduct(row, now))
}

/** A product with its details, whatever its status, and also one that has left the shop: what was sold is still told of. */
export async function findSoldProduct(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<ProductWithDetails | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toWholeProduct(row, now)
}

/** Adds a product; `by` is the id of whoever of the staff does. Throws `sku_taken`. */
export async function insertProduct(
  db: Kysely<Database>,
  input: ProductInput,
  now: Date,
  by: string | null = null,
): Promise<StaffProductWithDetails> {
  const id = uuidv7()
  await db
    .insertInto('products')
    .values({
      ...columnsOf(input),
      id,
      name: input.name,
      description: input.description,
      price_cents: toCents(input.price),
      image_url: input.image_url,
      category: input.category,
      stock: input.stock,
      details: input.details ? JSON.stringify(input.details) : null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
    })
    .execute()
    .catch(refuseTakenSku)
  await recordPrices(db, id, now, by)
  return toStaffProduct(await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow(), now)
}

/**
 * Changes a product; what is left out stays as it is. Undefined when the product is not there, or not at `version` where one
 * is given. `by` is the id of whoever of the staff does. Throws `sku_taken`.
 */
export async function changeProduct(
  db: Kysely<Database>,
  id: string,
  change: ProductChange,
  version: number | undefined,
  now: Date,
  by: string | null = null,
): Promise<StaffProductWithDetails | undefined> {
  const details = change.details && (await changedDetails(db, id, change.details))
  const row = await db
    .updateTable('products')
    .set({
      ...columnsOf(change),
      details: details && JSON.stringify(details),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenSku)
  if (row && changesPrice(change)) await recordPrices(db, id, now, by)
  return row && findStaffProduct(db, id, now)
}

/** The fields that say what a product costs, and when. */
const PRICED = ['price', 'campaign_price', 'campaign_from', 'campaign_until'] as const
const changesPrice = (change: ProductChange) => PRICED.some((field) => change[field] !== undefined)

function refuseTakenSku(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const { detail } = errors.sku_taken
  throw new ApiError('sku_taken', { errors: [{ path: 'sku', detail }] })
}

/** Deletes a product; orders keep it. False when it is not there. */
export async function deleteProduct(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ deleted_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The stored details with a change, whose nulls take away. A write locks the row, so that no change of another call is lost. */
async function changedDetails(db: Kysely<Database>, id: string, change: ProductDetailsChange): Promise<ProductDetails> {
  const row = await db
    .updateTable('products')
    .set((eb) => ({ details: eb.ref('details') }))
    .where('id', '=', id)
    .returning('details')
    .executeTakeFirst()
  const merged = Object.entries({ ...readDetails(row?.details ?? null), ...change })
  return Object.fromEntries(merged.filter(([, detail]) => detail !== null && detail !== undefined))
}
