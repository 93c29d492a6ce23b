import * as z from 'zod'
import { productRating } from './reviews.ts'
import { euros, imageUrl, line, paragraphs, utcInstant } from './text.ts'

/** Product categories in the order of the screens (spec §3). */
export const productCategories = ['power-stations', 'accessories', 'solar-panels'] as const
export type ProductCategory = (typeof productCategories)[number]

/**
 * A product as every caller sees it (spec §3). `price` in euros, `batteryCapacity` in Wh, `maxPower` in W; `rating` is that
 * of its own visible reviews, null while there are none.
 */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: euros,
  image_url: z.string(),
  category: z.enum(productCategories),
  stock: z.int(),
  technicalSpecs: z.array(z.string()).optional(),
  batteryCapacity: z.int().optional(),
  maxPower: z.int().optional(),
  rating: productRating.nullable(),
  created_at: utcInstant,
})
export type Product = z.output<typeof product>

const NEGATIVE_STOCK = 'Varastosaldo ei voi olla negatiivinen'
const INVALID_PRICE = 'Anna hinta euroina, enintään kaksi desimaalia'

/** Units in stock: a whole number, never negative (spec §5). */
export const stockLevel = z
  .number('Varastosaldo on pakollinen')
  .int('Varastosaldon on oltava kokonaisluku')
  .min(0, NEGATIVE_STOCK)
  .max(1_000_000, 'Enintään 1 000 000 kappaletta')

/** A price in euros: a number or a numeric string, with a point or a comma (spec §3, §5). */
export const price = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .min(1)
        .transform((text) => Number(text.replace(',', '.'))),
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

/** What staff send to create or replace a product (spec §5, §7). Specs that are left out stay as they are. */
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
})
export type ProductInput = z.output<typeof productInput>

/**
 * The new stock level of one product (spec §7). `note` goes to the log of changes; `expected` is the level that the change
 * was reckoned from: where it is another by now, the answer is 409.
 */
export const stockInput = z.object({ stock: stockLevel, note: line(300).optional(), expected: stockLevel.optional() })
export type StockInput = z.output<typeof stockInput>
