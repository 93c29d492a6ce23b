import type { ProductCategory } from '@arkpax/schema/products'

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
  created_at: string
  updated_at: string
  deleted_at: string | null
}
