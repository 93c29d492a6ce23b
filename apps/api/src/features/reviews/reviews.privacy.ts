import type { Privacy } from '../../services/privacy.ts'
import { readReviewsOf } from './own-reviews.repo.ts'
import { deleteHiddenReviewsOf, deleteReviewsOfGoneProducts } from './reviews.repo.ts'

export const reviewsPrivacy: Privacy = {
  columns: { product_reviews: ['title', 'comment', 'hidden_reason', 'answer', 'search_text'] },
  ownData: async (db, { id }) => ({ reviews: await readReviewsOf(db, id) }),
  // A review that is shown stays without the person; one that only they could see goes with them.
  erase: (db, { id }) => deleteHiddenReviewsOf(db, id),
  retain: [deleteReviewsOfGoneProducts],
}
