import * as z from 'zod'
import { LOW_STOCK } from './labels.ts'
import { line } from './text.ts'

/** How a product is taxed. `general` is the percentage of the terms; the others are those of the law. */
const vatClasses = ['general', 'reduced', 'low', 'zero'] as const
export const vatClass = z.enum(vatClasses, 'Valitse verokanta')
export type VatClass = z.output<typeof vatClass>

const LAWFUL_PERCENT = { reduced: 13.5, low: 10, zero: 0 } as const

/** The value added tax of a class, in percent; `general` is that of the terms. */
export const vatPercentOf = (of: VatClass, general: number): number => (of === 'general' ? general : LAWFUL_PERCENT[of])

/** The percentage of a product that is not taxed as the terms say. */
export const ownVatPercent = (of: VatClass): number | undefined => (of === 'general' ? undefined : LAWFUL_PERCENT[of])

/** A text that may be left empty; an empty one is null. */
const orNull = (text: string) => text || null

/** What is wrong with a GTIN of 8 or 13 digits: its last one follows from the others. */
function eanMistake(ean: string): string | undefined {
  if (!/^(\d{8}|\d{13})$/.test(ean)) return 'Anna EAN-koodi, jossa on 8 tai 13 numeroa'
  const digits = [...ean].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 ? undefined : 'Tarkista EAN-koodi: viimeinen numero ei täsmää'
}

const pieces = z.int('Anna kokonaisluku').min(0, 'Luku ei voi olla negatiivinen').max(1_000_000, 'Luku on liian suuri')
const measure = (max: number, tooLarge: string) =>
  z.int('Anna kokonaisluku').positive('Anna nollaa suurempi luku').max(max, tooLarge)
const packageSide = measure(10_000, 'Enintään 10\u00A0000\u00A0mm').nullable().optional()

/**
 * What trade and carriers ask of a product, beside what visitors read. The package is what the carrier takes, the product in it:
 * grams and millimetres. `low_stock_limit` is the product's own; without one, `LOW_STOCK` holds.
 */
export const productTrade = z.object({
  sku: line(60)
    .regex(/^[\w.\-/]*$/, 'Käytä kirjaimia A–Z, numeroita ja merkkejä . - _ /')
    .transform(orNull)
    .nullable()
    .optional(),
  ean: line(40)
    .transform((typed) => typed.replace(/\s/g, ''))
    .superRefine((ean, context) => {
      const message = ean && eanMistake(ean)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform(orNull)
    .nullable()
    .optional(),
  vat_class: vatClass.optional(),
  low_stock_limit: pieces.nullable().optional(),
  shipping_weight_g: measure(2_000_000, 'Enintään 2\u00A0000\u00A0kg').nullable().optional(),
  shipping_width_mm: packageSide,
  shipping_depth_mm: packageSide,
  shipping_height_mm: packageSide,
  un_number: line(20)
    .transform((typed) =>
      typed
        .replace(/\s/g, '')
        .toUpperCase()
        .replace(/^(?=\d)/, 'UN'),
    )
    .pipe(z.string().regex(/^(UN\d{4})?$/, 'Anna YK-numero muodossa UN3480'))
    .transform(orNull)
    .nullable()
    .optional(),
})

/** The same as every caller reads it: what nobody has given is null. */
export const storedTrade = z.object({
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  vat_class: vatClass,
  low_stock_limit: z.int().nullable(),
  shipping_weight_g: z.int().nullable(),
  shipping_width_mm: z.int().nullable(),
  shipping_depth_mm: z.int().nullable(),
  shipping_height_mm: z.int().nullable(),
  un_number: z.string().nullable(),
})
export type StoredTrade = z.output<typeof storedTrade>

/** At this many or fewer, staff are told that a product is low. */
export const lowStockLimit = ({ low_stock_limit: own }: { low_stock_limit?: number | null }) => own ?? LOW_STOCK
