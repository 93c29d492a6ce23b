import { toCents } from '@arkpax/schema/money'
import { seedProducts } from '@arkpax/schema/seed-products'
import type { Kysely } from 'kysely'
import products from '../../../content/data/products.json' with { type: 'json' }
import type { Database } from '../src/db/database.ts'
import { recordPrices } from '../src/features/products/prices.repo.ts'
import { tradeColumns } from '../src/features/products/product-trade-rows.ts'

/** When the catalogue was born: its products keep their original order before those that staff add. */
const FIRST_CREATED = Date.UTC(2026, 0, 1)

/**
 * Adds the first products that are missing, and the details of those that were added before the database held details; what
 * staff have changed or deleted stays as it is.
 */
export async function seedCatalogue(db: Kysely<Database>): Promise<void> {
  const ids = products.map(({ id }) => id)
  const whole = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('details', 'is not', null)
    .execute()
  if (whole.length === ids.length) return
  const seeds = seedProducts.parse(products)
  const rows = seeds.map((product, index) => {
    const createdAt = new Date(FIRST_CREATED + index * 1000).toISOString()
    return {
      id: product.id,
      name: product.name,
      description: product.description,
      price_cents: toCents(product.price),
      image_url: product.image_url,
      category: product.category,
      stock: product.stock,
      technical_specs: product.technicalSpecs ? JSON.stringify(product.technicalSpecs) : null,
      battery_capacity: product.batteryCapacity ?? null,
      max_power: product.maxPower ?? null,
      details: JSON.stringify(product.details),
      ...tradeColumns(product),
      created_at: createdAt,
      updated_at: createdAt,
      deleted_at: null,
    }
  })
  const added = await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'created_at'])
    .execute()
  for (const { id, created_at } of added) await recordPrices(db, id, new Date(created_at), null)
  for (const { id, details } of rows) {
    await db.updateTable('products').set({ details }).where('id', '=', id).where('details', 'is', null).execute()
  }
}
