import { campaignDays, campaignMistakes } from '@arkpax/schema/campaigns'
import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import { finnishDay } from '@arkpax/schema/format-fi'
import { productTrade, vatClass } from '@arkpax/schema/product-trade'
import { price, type StaffProductWithDetails } from '@arkpax/schema/products'
import * as z from 'zod'

/** What is typed into a number field as a number, null where it is empty. */
export const typedNumber = (unreadable: string) =>
  z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const number = readDecimal(typed)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: unreadable })
    return z.NEVER
  })
export const typedFigure = typedNumber('Anna kokonaisluku')
const typedDay = z.string().transform((day) => day || null)

export const UNREADABLE_PRICE = 'Anna hinta euroina, esimerkiksi 89,90'

/** People weigh in kilograms; grams are stored. */
const typedWeight = typedNumber('Anna paino kilogrammoina, esimerkiksi 8,2').transform((kilograms) =>
  kilograms === null ? null : Math.round(kilograms * 1000),
)

const trade = productTrade.shape

/** The fields of the form about the campaign, tax and transport that are typed otherwise than the API takes them. */
export const tradeForm = {
  campaign_price: typedNumber(UNREADABLE_PRICE)
    .transform((euros): z.input<typeof price> | null => euros)
    .pipe(price.nullable()),
  campaign_from: typedDay.pipe(campaignDays.campaign_from.unwrap()),
  campaign_until: typedDay.pipe(campaignDays.campaign_until.unwrap()),
  sku: trade.sku.unwrap().unwrap(),
  ean: trade.ean.unwrap().unwrap(),
  vat_class: z.string().pipe(vatClass),
  low_stock_limit: typedFigure.pipe(trade.low_stock_limit.unwrap()),
  shipping_weight_g: typedWeight.pipe(trade.shipping_weight_g.unwrap()),
  shipping_width_mm: typedFigure.pipe(trade.shipping_width_mm.unwrap()),
  shipping_depth_mm: typedFigure.pipe(trade.shipping_depth_mm.unwrap()),
  shipping_height_mm: typedFigure.pipe(trade.shipping_height_mm.unwrap()),
  un_number: trade.un_number.unwrap().unwrap(),
}

/** What the form holds of them while it is filled in. */
export const tradeValues = {
  campaign_price: z.string(),
  campaign_from: z.string(),
  campaign_until: z.string(),
  sku: z.string(),
  ean: z.string(),
  vat_class: z.string(),
  low_stock_limit: z.string(),
  shipping_weight_g: z.string(),
  shipping_width_mm: z.string(),
  shipping_depth_mm: z.string(),
  shipping_height_mm: z.string(),
  un_number: z.string(),
}
const values = z.object(tradeValues)
type TradeValues = z.output<typeof values>

export const newTradeValues: TradeValues = {
  campaign_price: '',
  campaign_from: '',
  campaign_until: '',
  sku: '',
  ean: '',
  vat_class: 'general',
  low_stock_limit: '',
  shipping_weight_g: '',
  shipping_width_mm: '',
  shipping_depth_mm: '',
  shipping_height_mm: '',
  un_number: '',
}

/** The same of a stored product. */
export const tradeValuesOf = (product: StaffProductWithDetails): TradeValues => ({
  campaign_price: product.campaign_price === null ? '' : typedDecimal(product.campaign_price, 2),
  campaign_from: product.campaign_from ?? '',
  campaign_until: product.campaign_until ?? '',
  sku: product.sku ?? '',
  ean: product.ean ?? '',
  vat_class: product.vat_class,
  low_stock_limit: String(product.low_stock_limit ?? ''),
  shipping_weight_g: product.shipping_weight_g === null ? '' : typedDecimal(product.shipping_weight_g / 1000),
  shipping_width_mm: String(product.shipping_width_mm ?? ''),
  shipping_depth_mm: String(product.shipping_depth_mm ?? ''),
  shipping_height_mm: String(product.shipping_height_mm ?? ''),
  un_number: product.un_number ?? '',
})

interface Prices {
  price: number
  campaign_price: number | null
  campaign_from: string | null
  campaign_until: string | null
}

/** Tells what is wrong with a campaign at its fields; one that is over is no longer judged, and the API tells of a new one that is. */
export function judgeCampaign(prices: Prices, context: z.core.$RefinementCtx): void {
  const today = finnishDay(new Date())
  if (prices.campaign_until && prices.campaign_until < today) return
  for (const { path, detail } of campaignMistakes(prices, today))
    context.addIssue({ code: 'custom', path: [path], message: detail })
}
