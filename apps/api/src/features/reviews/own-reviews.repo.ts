import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The reviews of a customer as they download them, with what was decided and answered about them. */
export async function readReviewsOf(db: Kysely<Database>, userId: string) {
  const reviews = await db
    .selectFrom('product_reviews')
    .innerJoin('products', 'products.id', 'product_reviews.product_id')
    .select(['product_reviews.id', 'product_id', 'products.name as product_name', 'rating', 'title', 'comment'])
    .select(['verified_purchase', 'hidden_at', 'hidden_reason', 'answer', 'answered_at', 'edited_at'])
    .select('product_reviews.created_at')
    .where('user_id', '=', userId)
    .orderBy('product_reviews.id')
    .execute()
  return reviews.map((review) => ({ ...review, verified_purchase: Boolean(review.verified_purchase) }))
}
