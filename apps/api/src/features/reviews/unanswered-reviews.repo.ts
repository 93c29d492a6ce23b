import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The visible reviews of few stars since an instant that the shop has not answered, newest first, and how many there are. */
export async function listUnansweredReviews(
  db: Kysely<Database>,
  { atMost, since, limit }: { atMost: number; since: Date; limit: number },
) {
  const reviews = db
    .selectFrom('product_reviews')
    .innerJoin('products', 'products.id', 'product_reviews.product_id')
    .where('rating', '<=', atMost)
    .where('answer', 'is', null)
    .where('hidden_at', 'is', null)
    .where('product_reviews.created_at', '>=', since.toISOString())
  const { count } = await reviews.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const newest = await reviews
    .select(['product_reviews.id', 'rating', 'title', 'products.name as product'])
    .orderBy('product_reviews.created_at', 'desc')
    .limit(limit)
    .execute()
  return { reviews: newest, count: Number(count) }
}
