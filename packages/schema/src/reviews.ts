import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { line, optionalLine, optionalParagraphs, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

const RATING = 'Anna arvosana yhdestä viiteen'

/** What a product's visible reviews add up to: the average to one decimal, and how many gave one star, two stars … five. */
export const productRating = z.object({
  average: z.number().min(1).max(5),
  count: z.int().positive(),
  stars: z.array(z.int().nonnegative()).length(5),
})
export type ProductRating = z.output<typeof productRating>

/** A review as everybody sees it: no name, no address. `answer` is the shop's. */
export const review = z.object({
  id: z.string(),
  product_id: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string().nullable(),
  comment: z.string().nullable(),
  verified_purchase: z.boolean(),
  answer: z.string().nullable(),
  answered_at: utcInstant.nullable(),
  edited_at: utcInstant.nullable(),
  created_at: utcInstant,
})
export type Review = z.output<typeof review>

/**
 * A review as its writer and staff see it: `hidden_at` tells that it is not shown, `hidden_reason` why. `version` counts what
 * either has changed.
 */
export const moderatedReview = review.extend({
  product_name: z.string(),
  hidden_at: utcInstant.nullable(),
  hidden_reason: z.string().nullable(),
  version,
})
export type ModeratedReview = z.output<typeof moderatedReview>

/** A review in the list of staff, with the address of whoever wrote it; null once their account is gone. */
export const listedReview = moderatedReview.extend({ writer_email: z.string().nullable() })
export type ListedReview = z.output<typeof listedReview>

/** A product that was delivered to the customer and waits for their review. */
export const reviewableProduct = z.object({ product_id: z.string(), product_name: z.string(), image_url: z.string() })
export type ReviewableProduct = z.output<typeof reviewableProduct>

/** A changed review: everything but its product. */
export const reviewChange = z.object({
  rating: z.int(RATING).min(1, RATING).max(5, RATING),
  title: optionalLine(200),
  comment: optionalParagraphs(5_000),
})
export type ReviewChange = z.output<typeof reviewChange>

/** What a customer sends to review a product. */
export const reviewInput = reviewChange.extend({ product_id: line(36, 'Valitse tuote') })
export type ReviewInput = z.output<typeof reviewInput>

/** Which reviews the back office lists; `unanswered` are visible ones without the shop's answer. */
const reviewStates = ['all', 'visible', 'hidden', 'unanswered'] as const

/** Reviews by text, state and day. */
export const reviewQuery = pageOf(
  listFilters.extend({ state: z.enum(reviewStates).default('all'), sort: sortBy(['date', 'rating'], '-date') }),
)
export type ReviewQuery = z.output<typeof reviewQuery>

/** How long hiding a review can be taken back, in milliseconds; the mail to its writer waits so long. */
export const HIDE_UNDO_MS = 10_000

/** What stands in a previewed mail in the place of the reason, before one is written. */
export const REASON_PLACE = '[perustelusi]'

/** The mail that the writer of a review gets when it is hidden, with `REASON_PLACE` in it; null where their account is gone. */
export const hidePreview = z.object({
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
})

/**
 * A decision by staff: `hidden` alone keeps the answer, `answer` alone keeps the review where it is. Hiding needs a reason,
 * which the writer sees (terms of service); a blank answer takes the answer away.
 */
export const reviewModeration = z
  .object({
    hidden: z.boolean('Kerro, piilotetaanko arvostelu').optional(),
    hidden_reason: paragraphs(2_000).optional(),
    answer: paragraphs(5_000)
      .nullable()
      .transform((answer) => answer || null)
      .optional(),
  })
  .refine(({ hidden, answer }) => hidden !== undefined || answer !== undefined, {
    message: 'Anna näkyvyys tai vastaus',
    path: ['answer'],
  })
  .refine(({ hidden, hidden_reason }) => !hidden || hidden_reason, {
    message: 'Kirjoita perustelu, joka näytetään arvostelun kirjoittajalle',
    path: ['hidden_reason'],
  })
export type ReviewModeration = z.output<typeof reviewModeration>
