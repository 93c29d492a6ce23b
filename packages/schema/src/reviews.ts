import * as z from 'zod'
import { line, optionalLine, optionalParagraphs, utcInstant } from './text.ts'

const RATING = 'Anna arvosana yhdestä viiteen'

/** A review of a product (spec §3). */
export const review = z.object({
  id: z.string(),
  product_id: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string().nullable(),
  comment: z.string().nullable(),
  verified_purchase: z.boolean(),
  created_at: utcInstant,
})
export type Review = z.output<typeof review>

/** What a customer sends to review a product (spec §3). */
export const reviewInput = z.object({
  product_id: line(36, 'Valitse tuote'),
  rating: z.int(RATING).min(1, RATING).max(5, RATING),
  title: optionalLine(200),
  comment: optionalParagraphs(5_000),
})
export type ReviewInput = z.output<typeof reviewInput>
