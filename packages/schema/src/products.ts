import * as z from 'zod'
import { campaignDays } from './campaigns.ts'
import { readDecimal } from './decimal.ts'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { productDetails, productDetailsChange } from './product-details.ts'
import { productTrade, storedTrade } from './product-trade.ts'
import { productRating } from './reviews.ts'
import { euros, imageUrl, line, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** Product categories in the order of the screens. */
export const productCategories = ['power-stations', 'accessories', 'solar-panels'] as const
export type ProductCategory = (typeof productCategories)[number]

/** Whether visitors see a product: not yet, now, or no more. Orders keep theirs whatever it is. */
const productStatuses = ['draft', 'shown', 'hidden'] as const
const productStatus = z.enum(productStatuses, 'Valitse näkyvyys')
export type ProductStatus = z.output<typeof productStatus>

/** Where a product stands in lists that staff have not put in order: among its equals the oldest comes first. */
export const PRODUCT_POSITION = 100

/**
 * A product as every caller sees it. `price` in euros, `batteryCapacity` in Wh, `maxPower` in W; `rating` is that of its own
 * visible reviews, null while there are none. `version` counts what staff have changed, stock and reviews not. While a cut of the
 * price is announced, `price` is the cut one, and `normalPrice`, `lowestPrice30` (the lowest of the 30 days before the cut) and `cutUntil`
 * (its last Finnish day) are told. `vatPercent` comes only where a product is taxed otherwise than the terms say.
 */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: euros,
  normalPrice: euros.optional(),
  lowestPrice30: euros.optional(),
  cutUntil: z.iso.date().optional(),
  vatPercent: z.number().optional(),
  image_url: z.string(),
  category: z.enum(productCategories),
  stock: z.int(),
  technicalSpecs: z.array(z.string()).optional(),
  batteryCapacity: z.int().optional(),
  maxPower: z.int().optional(),
  rating: productRating.nullable(),
  version,
  created_at: utcInstant,
})
export type Product = z.output<typeof product>

/**
 * A product with everything that its own page tells; lists leave the details out. `restockWeek` is the week of the year in which more is expected,
 * while there are goods on their way that are not late.
 */
export const productWithDetails = product.extend({
  details: productDetails,
  restockWeek: z.int().min(1).max(53).optional(),
  ...storedTrade.pick({ sku: true, ean: true, shipping_weight_g: true }).partial().shape,
})
export type ProductWithDetails = z.output<typeof productWithDetails>

/** A product that is on no page, but whose figures texts may name: a day that cannot be read does no harm. */
export const namedProduct = productWithDetails.extend({ created_at: z.string() })

/**
 * What staff see beside what everybody does. `position` is the place in lists, the smallest first. `regular_price` is what the
 * product costs without its campaign, whose days are Finnish ones; `campaign_lowest` is the lowest price of the 30 days before it, null where there was none.
 */
const ofStaff = {
  status: productStatus,
  position: z.int(),
  regular_price: euros,
  campaign_price: euros.nullable(),
  campaign_from: z.iso.date().nullable(),
  campaign_until: z.iso.date().nullable(),
  campaign_lowest: euros.nullable(),
  ...storedTrade.shape,
  /** So many of the stock are kept for somebody; visitors are told the rest as `stock`. */
  reserved: z.int(),
}

/** A product as staff see it, also one that visitors do not. */
export const staffProduct = product.extend(ofStaff)
export type StaffProduct = z.output<typeof staffProduct>

export const staffProductWithDetails = productWithDetails.extend(ofStaff)
export type StaffProductWithDetails = z.output<typeof staffProductWithDetails>

/** Which stock a list is narrowed to: `low` is the product's own limit or fewer, none too. */
const stockFilters = ['all', 'low', 'out'] as const

const staffProductFilters = z.object({
  q: listFilters.shape.q,
  from: listFilters.shape.from,
  to: listFilters.shape.to,
  status: z.enum([...productStatuses, 'all']).default('all'),
  stock: z.enum(stockFilters).default('all'),
  sort: sortBy(['order', 'name', 'price', 'stock', 'changed'], 'order'),
})

/** The list of staff by words of the name or the code, status, stock and the days of the last change; `order` is the order that visitors see. */
export const staffProductQuery = pageOf(staffProductFilters)
export type StaffProductQuery = z.output<typeof staffProductQuery>

/** The products that an export takes: all that the list would show on its pages. */
export const staffProductExportQuery = inOrder(staffProductFilters)

const NEGATIVE_STOCK = 'Varastosaldo ei voi olla negatiivinen'
const INVALID_PRICE = 'Anna hinta euroina, enintään kaksi desimaalia'

/** Units in stock: a whole number, never negative. */
export const stockLevel = z
  .number('Varastosaldo on pakollinen')
  .int('Varastosaldon on oltava kokonaisluku')
  .min(0, NEGATIVE_STOCK)
  .max(1_000_000, 'Enintään 1 000 000 kappaletta')

/** A price in euros: a number, or one as people write it, with a point or a comma. */
export const price = z
  .union(
    [
      z.number(INVALID_PRICE),
      z
        .string()
        .trim()
        .min(1)
        .transform((text) => readDecimal(text) ?? Number.NaN),
    ],
    'Hinta on pakollinen',
  )
  .pipe(
    z
      .number(INVALID_PRICE)
      .min(0, 'Hinta ei voi olla negatiivinen')
      .max(99_999_999.99, 'Hinta on liian suuri')
      .multipleOf(0.01, INVALID_PRICE),
  )

/** What staff send to create a product; one without `status` is shown. `price` is the normal one; a campaign has a price and both days. */
export const productInput = z.object({
  name: line(200, 'Tuotteen nimi on pakollinen'),
  description: paragraphs(10_000, 'Kuvaus on pakollinen'),
  price,
  image_url: imageUrl('Virheellinen URL'),
  category: z.enum(productCategories, 'Kategoria on pakollinen'),
  stock: stockLevel,
  technicalSpecs: z.array(line(300, 'Tyhjä rivi')).max(60, 'Enintään 60 riviä').optional(),
  batteryCapacity: z.int('Anna kokonaisluku').min(0).max(1_000_000).nullish(),
  maxPower: z.int('Anna kokonaisluku').min(0).max(1_000_000).nullish(),
  details: productDetails.optional(),
  status: productStatus.optional(),
  position: z
    .int('Anna kokonaisluku')
    .min(0, 'Luku ei voi olla negatiivinen')
    .max(9_999, 'Enintään 9\u00A0999')
    .optional(),
  campaign_price: price.nullable().optional(),
  ...campaignDays,
  ...productTrade.shape,
})
export type ProductInput = z.output<typeof productInput>

/** What is typed of a product, to be seen as a page; `id` of one that is stored, whose figures its texts name. */
export const productPreview = productInput.extend({ id: line(60).optional() })
export type ProductPreview = z.output<typeof productPreview>

/**
 * What staff change in a product: fields that are left out stay as they are, also among the `details`. Stock is not among them, since it would put back
 * what has been sold meanwhile: a `stock` that is sent along is ignored.
 */
export const productChange = productInput.omit({ stock: true }).extend({ details: productDetailsChange }).partial()
export type ProductChange = z.output<typeof productChange>

/**
 * The new stock level of one product. `note` goes to the log of changes; `expected` is the level that the change
 * was reckoned from: where it is another by now, the answer is 409.
 */
export const stockInput = z.object({ stock: stockLevel, note: line(300).optional(), expected: stockLevel.optional() })
