import { toCents, toEuros } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { ProductDetails } from '@arkpax/schema/product-details'
import type { Product, ProductChange, ProductInput, ProductWithDetails } from '@arkpax/schema/products'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { toRating } from './product-rating.ts'
import type { ProductTable } from './products.table.ts'

/** The ids of the products that are not hidden. */
export async function listProductIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** Products, oldest first, without their details: the list is asked for on every page. */
export async function listProducts(db: Kysely<Database>, query: PageQuery): Promise<Page<Product>> {
  const rows = await pageOf(db, query).select(LISTED).execute()
  return toPage(rows, query.limit, (row) => [row.created_at, row.id], toProduct)
}

/** Products with their details, oldest first. */
export async function listWholeProducts(db: Kysely<Database>, query: PageQuery): Promise<Page<ProductWithDetails>> {
  const rows = await pageOf(db, query).selectAll().execute()
  return toPage(rows, query.limit, (row) => [row.created_at, row.id], toWholeProduct)
}

/** All products with their details, oldest first. */
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

function pageOf(db: Kysely<Database>, query: PageQuery) {
  const rows = db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(query.limit + 1)
  if (!query.cursor) return rows
  const [createdAt = '', id = ''] = readCursor(query.cursor, 2)
  return rows.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(createdAt, id)))
}

/** One product with its details; undefined when it is not there or is hidden. */
export async function findProduct(db: Kysely<Database>, id: string): Promise<ProductWithDetails | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toWholeProduct(row)
}

/** The products of these ids, hidden ones too: what was sold keeps its name. */
export async function findProducts(db: Kysely<Database>, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return (await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()).map(toProduct)
}

/** Adds a product. */
export async function insertProduct(db: Kysely<Database>, input: ProductInput, now: Date): Promise<ProductWithDetails> {
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
      details: detailsColumn(input) ?? null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toWholeProduct(row)
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
): Promise<ProductWithDetails | undefined> {
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
      details: detailsColumn(change),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
  return row && toWholeProduct(row)
}

/** Hides a product everywhere; orders keep it. False when it is not there. */
export async function hideProduct(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
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

const detailsColumn = ({ details }: ProductChange) => details && JSON.stringify(details)

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
  'created_at',
] as const satisfies readonly (keyof ProductTable)[]

type ListedRow = Pick<Selectable<ProductTable>, (typeof LISTED)[number]>

const toWholeProduct = (row: Selectable<ProductTable>): ProductWithDetails => ({
  ...toProduct(row),
  details: readDetails(row.details),
})

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
