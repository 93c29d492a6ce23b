import type { ProductCategory, ProductStatus } from '@arkpax/schema/products'
import type { Generated, Selectable } from 'kysely'

export interface ProductTable {
  id: string
  name: string
  description: string
  price_cents: number
  image_url: string
  category: ProductCategory
  stock: number
  /** JSON list of text lines. */
  technical_specs: string | null
  /** Watt-hours. */
  battery_capacity: number | null
  /** Watts. */
  max_power: number | null
  /** JSON of `productDetails`; null until they have been written. */
  details: Generated<string | null>
  status: Generated<ProductStatus>
  /** The place in lists, the smallest first. */
  position: Generated<number>
  /** JSON list of how many visible reviews gave one star, two stars … five; null while there are none. */
  star_counts: Generated<string | null>
  /** How many times staff have changed it, from 1; stock and reviews do not count. */
  version: Generated<number>
  created_at: string
  updated_at: string
  deleted_at: string | null
}

export type ProductRow = Selectable<ProductTable>
