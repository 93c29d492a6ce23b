import type { StaffProduct } from '@arkpax/schema/products'

/** What trade knows of a product of which it knows nothing: no campaign, no code, no package. */
export const plainTrade = {
  ...{ campaign_price: null, campaign_from: null, campaign_until: null, campaign_lowest: null },
  ...{ sku: null, ean: null, vat_class: 'general', low_stock_limit: null, un_number: null },
  ...{ shipping_weight_g: null, shipping_width_mm: null, shipping_depth_mm: null, shipping_height_mm: null },
  reserved: 0,
} satisfies Partial<StaffProduct>
