import { beginningOfDay, dayAfter } from '@arkpax/schema/finnish-days'
import { toCents } from '@arkpax/schema/money'
import { type StoredTrade, storedTrade } from '@arkpax/schema/product-trade'
import type { ProductChange } from '@arkpax/schema/products'
import type { TradeColumns } from './products.table.ts'

/** The columns of what trade and carriers ask, which are called as the fields are; `vat_class` is in every list. */
export const TRADE_COLUMNS = Object.keys(storedTrade.omit({ vat_class: true }).shape) as Exclude<
  keyof TradeColumns & keyof StoredTrade,
  'vat_class'
>[]

/** What trade asks, as a row has it. */
export const toTrade = (row: StoredTrade): StoredTrade => ({
  sku: row.sku,
  ean: row.ean,
  vat_class: row.vat_class,
  low_stock_limit: row.low_stock_limit,
  shipping_weight_g: row.shipping_weight_g,
  shipping_width_mm: row.shipping_width_mm,
  shipping_depth_mm: row.shipping_depth_mm,
  shipping_height_mm: row.shipping_height_mm,
  un_number: row.un_number,
})

/** The same from what is sent; what is left out is undefined. */
export const tradeColumns = (change: ProductChange) => ({
  sku: change.sku,
  ean: change.ean,
  vat_class: change.vat_class,
  low_stock_limit: change.low_stock_limit,
  shipping_weight_g: change.shipping_weight_g,
  shipping_width_mm: change.shipping_width_mm,
  shipping_depth_mm: change.shipping_depth_mm,
  shipping_height_mm: change.shipping_height_mm,
  un_number: change.un_number,
})

/** A campaign from what is sent: its days become the first moment and the first one after it. Without a price there is none. */
export function campaignColumns({ campaign_price: price, campaign_from, campaign_until }: ProductChange) {
  if (price === null) return { campaign_price_cents: null, campaign_from: null, campaign_until: null }
  return {
    campaign_price_cents: price === undefined ? price : toCents(price),
    campaign_from: campaign_from && beginningOfDay(campaign_from).toISOString(),
    campaign_until: campaign_until && beginningOfDay(dayAfter(campaign_until)).toISOString(),
  }
}
