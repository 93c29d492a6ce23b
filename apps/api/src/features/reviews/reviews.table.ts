import type { Generated } from 'kysely'

export interface ProductReviewTable {
  id: string
  product_id: string
  /** Null once the customer has deleted their account; the review stays. */
  user_id: string | null
  rating: number
  title: string | null
  comment: string | null
  verified_purchase: boolean
  /** When staff hid the review from visitors, and the reason that its writer is given. */
  hidden_at: string | null
  hidden_reason: string | null
  /** What the shop has answered, and when. */
  answer: string | null
  answered_at: string | null
  /** When the writer last changed it. */
  edited_at: string | null
  /** Lower-cased product name, title and text, for searching. */
  search_text: string
  /** How many times its writer or staff have changed it, from 1. */
  version: Generated<number>
  created_at: string
}
