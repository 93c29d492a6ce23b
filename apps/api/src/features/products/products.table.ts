import type { ProductCategory } from '@arkpax/schema/products'
import type { Generated } from 'kysely'

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
  /** JSON list of how many visible reviews gave one star, two stars … five; null while there are none. */
  star_counts: Generated<string | null>
  created_at: string
  updated_at: string
  deleted_at: string | null
}
