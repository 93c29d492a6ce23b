import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { PriceColumns, PriceRow } from './products.table.ts'

/** The columns that decide what a product costs. */
export const PRICE_COLUMNS = [
  'price_cents',
  'campaign_price_cents',
  'campaign_from',
  'campaign_until',
  'campaign_lowest_cents',
] as const satisfies readonly (keyof PriceColumns)[]

interface Campaign {
  cents: number
  /** The first moment, and the first one after it. */
  from: string
  until: string
}

/** The campaign of a product, past, present or coming; undefined where it has none, or where it is no lower than the price has become. */
export function campaignOf(row: PriceRow): Campaign | undefined {
  const { campaign_price_cents: cents, campaign_from: from, campaign_until: until } = row
  return cents !== null && cents < row.price_cents && from && until ? { cents, from, until } : undefined
}

/**
 * What a product costs at a moment, in cents. A campaign is announced as a `cut` only where it is lower than the lowest price of
 * the 30 days before it: else nobody would save anything.
 */
export function priceAt(
  row: PriceRow,
  now: Date,
): { cents: number; cut?: { normal: number; lowest: number; until: string } } {
  const [campaign, at] = [campaignOf(row), now.toISOString()]
  if (!campaign || at < campaign.from || at >= campaign.until) return { cents: row.price_cents }
  const lowest = row.campaign_lowest_cents
  if (lowest === null || campaign.cents >= lowest) return { cents: campaign.cents }
  return { cents: campaign.cents, cut: { normal: row.price_cents, lowest, until: campaign.until } }
}

/** The price as every caller reads it, in euros. */
export function shownPrice(row: PriceRow, now: Date) {
  const { cents, cut } = priceAt(row, now)
  return {
    price: toEuros(cents),
    ...(cut && {
      normalPrice: toEuros(cut.normal),
      lowestPrice30: toEuros(cut.lowest),
      cutUntil: lastDayOf(cut.until),
    }),
  }
}

/** The Finnish day that ends at a moment. */
const lastDayOf = (moment: string) => dayAfter(finnishDay(new Date(moment)), -1)

/** The prices as staff set them, with the days of the campaign. */
export function setPrices(row: PriceRow) {
  const { campaign_price_cents: cents, campaign_lowest_cents: lowest, campaign_from, campaign_until } = row
  return {
    regular_price: toEuros(row.price_cents),
    campaign_price: cents === null ? null : toEuros(cents),
    campaign_from: campaign_from && finnishDay(new Date(campaign_from)),
    campaign_until: campaign_until && lastDayOf(campaign_until),
    campaign_lowest: lowest === null ? null : toEuros(lowest),
  }
}
