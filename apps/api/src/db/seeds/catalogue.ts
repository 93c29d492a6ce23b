import { catalogue } from '@arkpax/schema/catalogue'
import type { Kysely } from 'kysely'
import products from '../../../../../content/data/products.json' with { type: 'json' }
import type { Database } from '../database.ts'

/** When the catalogue was born: its products keep their original order before those that staff add. */
const FIRST_CREATED = Date.UTC(2026, 0, 1)

/** Adds the catalogue products that are missing; what staff have changed or deleted stays as it is (spec §3). */
export async function seedCatalogue(db: Kysely<Database>): Promise<void> {
  const ids = products.map(({ id }) => id)
  const there = await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
  if (there.length === ids.length) return
  const rows = catalogue.parse(products).map((product, index) => {
    const createdAt = new Date(FIRST_CREATED + index * 1000).toISOString()
    return {
      id: product.id,
      name: product.name,
      description: product.description,
      price_cents: product.priceCents,
      image_url: `/images/${product.image}-800.webp`,
      category: product.category,
      stock: product.stock,
      technical_specs: product.technicalSpecs ? JSON.stringify(product.technicalSpecs) : null,
      battery_capacity: product.capacityWh ?? null,
      max_power: product.power?.continuousWatts ?? null,
      created_at: createdAt,
      updated_at: createdAt,
      deleted_at: null,
    }
  })
  await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
