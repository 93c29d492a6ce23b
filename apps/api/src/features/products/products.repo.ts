import { toCents, toEuros } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { Product, ProductInput } from '@arkpax/schema/products'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { toRating } from './product-rating.ts'
import type { ProductTable } from './products.table.ts'

/** The ids of the products that are not hidden. */
export async function listProductIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** Products, oldest first. */
export async function listProducts(db: Kysely<Database>, query: PageQuery): Promise<Page<Product>> {
  let rows = db
    .selectFrom('products')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(query.limit + 1)
  if (query.cursor) {
    const [createdAt = '', id = ''] = readCursor(query.cursor, 2)
    rows = rows.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(createdAt, id)))
  }
  return toPage(await rows.execute(), query.limit, (row) => [row.created_at, row.id], toProduct)
}

/** One product; undefined when it is not there or is hidden. */
export async function findProduct(db: Kysely<Database>, id: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toProduct(row)
}

/** Adds a product. */
export async function insertProduct(db: Kysely<Database>, input: ProductInput, now: Date): Promise<Product> {
  const row = await db
    .insertInto('products')
    .values({
      id: uuidv7(),
      ...toColumns(input),
      technical_specs: specsColumn(input) ?? null,
      battery_capacity: input.batteryCapacity ?? null,
      max_power: input.maxPower ?? null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProduct(row)
}

/** Replaces a product; technical figures that are left out stay as they are. Undefined when it is not there. */
export async function replaceProduct(db: Kysely<Database>, id: string, input: ProductInput, now: Date) {
  const row = await db
    .updateTable('products')
    .set({
      ...toColumns(input),
      technical_specs: specsColumn(input),
      battery_capacity: input.batteryCapacity,
      max_power: input.maxPower,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && toProduct(row)
}

/** Hides a product everywhere; orders keep it (architecture §4). False when it is not there. */
export async function hideProduct(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ deleted_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const toColumns = ({ name, description, price, image_url, category, stock }: ProductInput) => ({
  name,
  description,
  price_cents: toCents(price),
  image_url,
  category,
  stock,
})

/** An emptied list is no list: the product's page borrows a set again (spec §2). Undefined leaves the column as it is. */
const specsColumn = ({ technicalSpecs: specs }: ProductInput) =>
  specs && (specs.length > 0 ? JSON.stringify(specs) : null)

/** A row as callers see it: figures that a product lacks are left out. */
export function toProduct(row: Selectable<ProductTable>): Product {
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
    created_at: row.created_at,
  }
}
