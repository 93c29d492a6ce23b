import type { VatClass } from '@arkpax/schema/product-trade'
import type { ProductCategory, ProductStatus } from '@arkpax/schema/products'
import type { Generated, Selectable } from 'kysely'

/** What a product costs: normally, and from one moment to another, which is no longer one of them. */
export interface PriceColumns {
  price_cents: number
  campaign_price_cents: Generated<number | null>
  campaign_from: Generated<string | null>
  campaign_until: Generated<string | null>
  /** The lowest price of the 30 days before the campaign, reckoned anew by every change of a price; null where there was none. */
  campaign_lowest_cents: Generated<number | null>
}

export type PriceRow = Selectable<PriceColumns>

/** What trade and carriers ask. The package is that of the carrier, in grams and millimetres. */
export interface TradeColumns {
  sku: Generated<string | null>
  ean: Generated<string | null>
  vat_class: Generated<VatClass>
  low_stock_limit: Generated<number | null>
  shipping_weight_g: Generated<number | null>
  shipping_width_mm: Generated<number | null>
  shipping_depth_mm: Generated<number | null>
  shipping_height_mm: Generated<number | null>
  un_number: Generated<string | null>
}

export interface ProductTable extends PriceColumns, TradeColumns {
  id: string
  name: string
  description: string
  image_url: string
  category: ProductCategory
  stock: number
  /** So many of them are kept for somebody: the sum of the product's reservations. */
  reserved: Generated<number>
  /** So many of them have been offered to those who waited for the product. */
  offered: Generated<number>
  /** When staff were told that few are left; null while there are more than the limit. */
  low_told_at: Generated<string | null>
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

/** A product as it is read. */
export type ProductRow = Selectable<ProductTable>

/**
 * What a product costs from a moment on, until the next line of it. Lines of the past never change; those of the future are the
 * campaign that is planned, and are made anew when it changes.
 */
export interface PriceChangeTable {
  id: string
  product_id: string
  kind: 'normal' | 'campaign'
  price_cents: number
  starts_at: string
  /** Who of the staff changed it; null for what the shop began with. */
  changed_by: string | null
  created_at: string
}
