import { travelsUnder } from '@arkpax/schema/delivery-price'
import type { ProductCategory } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What a carrier asks of a product. */
interface Transport {
  productId: string
  grossGrams: number | null
  unNumber: string | null
  category: ProductCategory
}

/** What carriers ask of products that visitors see. */
export async function listTransports(db: Kysely<Database>, ids: readonly string[]): Promise<Transport[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'shipping_weight_g', 'un_number', 'battery_capacity', 'category'])
    .where('id', 'in', ids)
    .where('status', '=', 'shown')
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    productId: row.id,
    grossGrams: row.shipping_weight_g,
    unNumber: travelsUnder(row.un_number, row.battery_capacity),
    category: row.category,
  }))
}
