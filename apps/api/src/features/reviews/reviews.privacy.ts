import { forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { readReviewsOf } from './own-reviews.repo.ts'
import { deleteHiddenReviewsOf, deleteReviewsOfGoneProducts } from './reviews.repo.ts'
import { removeReviewsOf } from './reviews.service.ts'

export const reviewsPrivacy: Privacy = {
  columns: { product_reviews: ['title', 'comment', 'hidden_reason', 'answer', 'search_text'] },
  ownData: async (db, { id }) => (id ? { reviews: await readReviewsOf(db, id) } : {}),
  // A review that is shown stays without the person; one that only they could see goes with them.
  erase: async (db, { id }) => {
    if (id) await deleteHiddenReviewsOf(db, id)
  },
  eraseOnRequest: async (db, { id }) => {
    if (id) await removeReviewsOf(db, id)
  },
  erasureParts: async (db, { id }) => erasurePart('reviews', 'deleted', id ? (await readReviewsOf(db, id)).length : 0),
  retain: [deleteReviewsOfGoneProducts, (db) => forgetAuditValuesOfGone(db, 'review', 'product_reviews')],
}
