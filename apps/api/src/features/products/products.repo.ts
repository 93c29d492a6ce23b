import { LOW_STOCK } from '@arkpax/schema/labels'
import { toCents, toEuros } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { ProductDetails, ProductDetailsChange } from '@arkpax/schema/product-details'
import { namesFacts, withOwnFigures } from '@arkpax/schema/product-texts'
import {
  PRODUCT_POSITION,
  type Product,
  type ProductChange,
  type ProductInput,
  type ProductWithDetails,
  type StaffProduct,
  type StaffProductQuery,
  type StaffProductWithDetails,
} from '@arkpax/schema/products'
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, number, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { holdsWords, isSameText } from '../../db/searched-words.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { toRating } from './product-rating.ts'
import type { ProductTable } from './products.table.ts'

/** The ids of the products that visitors see. */
export async function listProductIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where(isShown).execute()
  return rows.map(({ id }) => id)
}

/** The products that visitors see, without their details: the list is asked for on every page. */
export async function listProducts(db: Kysely<Database>, query: PageQuery): Promise<Page<Product>> {
  const rows = await pageOf(db, query).where(isShown).select(LISTED).select(namedFigures).execute()
  return toPage(rows, query.limit, inShop.keyOf, toListedProduct)
}

/** The products that visitors see, with their details. */
export async function listWholeProducts(db: Kysely<Database>, query: PageQuery): Promise<Page<ProductWithDetails>> {
  const rows = await pageOf(db, query).where(isShown).selectAll().execute()
  return toPage(rows, query.limit, inShop.keyOf, toShownProduct)
}

/** All products that visitors see, with their details. */
export async function allWholeProducts(db: Kysely<Database>): Promise<ProductWithDetails[]> {
  const products: ProductWithDetails[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await listWholeProducts(db, { limit: 500, cursor })
    products.push(...items)
    cursor = next
  } while (cursor)
  return products
}

/** Products for staff by status, stock and day of the last change, with descriptions as visitors read them. */
export async function listStaffProducts(db: Kysely<Database>, query: StaffProductQuery): Promise<Page<StaffProduct>> {
  const { rows, keyOf } = staffRows(db, query)
  const listed = await rows.select(LISTED).select(namedFigures).select('updated_at').execute()
  return toPage(listed, query.limit, keyOf, (row) => ({ ...toListedProduct(row), ...ofStaff(row) }))
}

/** The same products as they are stored, with their texts as staff have written them. */
export async function listStoredProducts(
  db: Kysely<Database>,
  query: StaffProductQuery,
): Promise<Page<Selectable<ProductTable>>> {
  const { rows, keyOf } = staffRows(db, query)
  return toPage(await rows.selectAll().execute(), query.limit, keyOf, (row) => row)
}

function staffRows(db: Kysely<Database>, query: StaffProductQuery) {
  const order = listOrder(SORTS, query.sort)
  let rows = pageOf(db, query, order).where(onDays('updated_at', query))
  if (query.status !== 'all') rows = rows.where('status', '=', query.status)
  if (query.stock !== 'all') rows = rows.where('stock', '<=', query.stock === 'low' ? LOW_STOCK : 0)
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

/** What products can be sorted by; visitors see them by position, then oldest first. */
const SORTS = {
  order: [number('position'), text('created_at'), text('id')],
  name: [text('name'), text('id')],
  price: [number('price_cents'), text('id')],
  stock: [number('stock'), text('id')],
  changed: [text('updated_at'), text('id')],
}
const inShop = listOrder(SORTS, 'order')

/** The products that are not deleted, in an order. */
const pageOf = (db: Kysely<Database>, query: PageQuery, { apply } = inShop) =>
  apply(db.selectFrom('products').where('deleted_at', 'is', null), query.cursor).limit(query.limit + 1)

/** Visitors see a product that is shown and not deleted. */
const isShown = (eb: ExpressionBuilder<Database, 'products'>) => eb.and({ deleted_at: null, status: 'shown' })

/** One product that visitors see, with its details; undefined when there is none. */
export async function findProduct(db: Kysely<Database>, id: string): Promise<ProductWithDetails | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).where(isShown).executeTakeFirst()
  return row && toShownProduct(row)
}

/** One product for staff, whatever its status; undefined when it is not there. */
export async function findStaffProduct(db: Kysely<Database>, id: string): Promise<StaffProductWithDetails | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toStaffProduct(row)
}

/** The same of a product that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockStaffProduct(db: Kysely<Database>, id: string): Promise<StaffProductWithDetails | undefined> {
  await lockRow(db, 'products', { id })
  return findStaffProduct(db, id)
}

/** The products of these ids, hidden ones too: what was sold keeps its name. */
export async function findProducts(db: Kysely<Database>, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return (await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()).map(toProduct)
}

/** Adds a product. */
export async function insertProduct(
  db: Kysely<Database>,
  input: ProductInput,
  now: Date,
): Promise<StaffProductWithDetails> {
  const row = await db
    .insertInto('products')
    .values({
      id: uuidv7(),
      name: input.name,
      description: input.description,
      price_cents: toCents(input.price),
      image_url: input.image_url,
      category: input.category,
      stock: input.stock,
      technical_specs: specsColumn(input) ?? null,
      battery_capacity: input.batteryCapacity ?? null,
      max_power: input.maxPower ?? null,
      details: input.details ? JSON.stringify(input.details) : null,
      status: input.status ?? 'shown',
      position: input.position ?? PRODUCT_POSITION,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStaffProduct(row)
}

/**
 * Changes a product; what is left out stays as it is. Undefined when the product is not there, or not at `version` where one
 * is given.
 */
export async function changeProduct(
  db: Kysely<Database>,
  id: string,
  change: ProductChange,
  version: number | undefined,
  now: Date,
): Promise<StaffProductWithDetails | undefined> {
  const details = change.details && (await changedDetails(db, id, change.details))
  const row = await db
    .updateTable('products')
    .set({
      name: change.name,
      description: change.description,
      price_cents: change.price === undefined ? undefined : toCents(change.price),
      image_url: change.image_url,
      category: change.category,
      technical_specs: specsColumn(change),
      battery_capacity: change.batteryCapacity,
      max_power: change.maxPower,
      details: details && JSON.stringify(details),
      status: change.status,
      position: change.position,
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
  return row && toStaffProduct(row)
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

/** An emptied list is no list: the product's page borrows a set again. Undefined leaves the column as it is. */
const specsColumn = ({ technicalSpecs: specs }: ProductChange) =>
  specs && (specs.length > 0 ? JSON.stringify(specs) : null)

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

const LISTED = [
  'id',
  'name',
  'description',
  'price_cents',
  'image_url',
  'category',
  'stock',
  'technical_specs',
  'battery_capacity',
  'max_power',
  'star_counts',
  'version',
  'status',
  'position',
  'created_at',
] as const satisfies readonly (keyof ProductTable)[]

type ListedRow = Pick<Selectable<ProductTable>, (typeof LISTED)[number]>

/** What a description takes its figures from, where it names any: most lists need no details. */
const namedFigures = sql<string | null>`case when description like '%[[%' then details end`.as('named_figures')

/** Descriptions with their figures: the list is read anew for each page of it, and changes seldom. */
const described = new Map<string, { of: string; description: string }>()

function toListedProduct(row: ListedRow & { named_figures: string | null }): Product {
  const product = toProduct(row)
  if (!namesFacts(row.description)) return product
  const of = [row.description, row.name, row.price_cents, row.battery_capacity, row.max_power, row.named_figures].join()
  let told = described.get(row.id)
  if (told?.of !== of) {
    const { description } = withOwnFigures({ ...product, details: readDetails(row.named_figures) })
    told = { of, description }
    described.set(row.id, told)
  }
  return { ...product, description: told.description }
}

/** A stored product as visitors read it, with its details. */
const toShownProduct = (row: Selectable<ProductTable>): ProductWithDetails =>
  namesFacts(`${row.description}${row.technical_specs}${row.details}`)
    ? withOwnFigures(toWholeProduct(row))
    : toWholeProduct(row)

/** A stored product with its details, as staff have written them. */
export const toWholeProduct = (row: Selectable<ProductTable>): ProductWithDetails => ({
  ...toProduct(row),
  details: readDetails(row.details),
})

const toStaffProduct = (row: Selectable<ProductTable>): StaffProductWithDetails => ({
  ...toWholeProduct(row),
  ...ofStaff(row),
})

const ofStaff = ({ status, position }: Pick<ListedRow, 'status' | 'position'>) => ({ status, position })

const readDetails = (column: string | null): ProductDetails =>
  column === null ? {} : (JSON.parse(column) as ProductDetails)

/** A row as callers see it: figures that a product lacks are left out. */
export function toProduct(row: ListedRow): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toEuros(row.price_cents),
    image_url: row.image_url,
    category: row.category,
    stock: row.stock,
    ...(row.technical_specs !== null && { technicalSpecs: JSON.parse(row.technical_specs) as string[] }),
    ...(row.battery_capacity !== null && { batteryCapacity: row.battery_capacity }),
    ...(row.max_power !== null && { maxPower: row.max_power }),
    rating: row.star_counts === null ? null : toRating(JSON.parse(row.star_counts) as number[]),
    version: row.version,
    created_at: row.created_at,
  }
}
