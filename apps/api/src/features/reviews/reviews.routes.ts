import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { listReviewable } from './deliveries.repo.ts'
import { findProductName, listReviews, listReviewsOf, listVisibleReviews } from './reviews.repo.ts'
import { changeReview, createReview, decideReview, previewHiding, removeReview } from './reviews.service.ts'

export const reviewRoutes = [
  route('GET /api/products/{id}/reviews', { cached: 'products' }, async ({ db, params, query }) => {
    if ((await findProductName(db, params.id)) === undefined)
      throw new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })
    return listVisibleReviews(db, params.id, query)
  }),

  route('GET /api/auth/reviews', {}, ({ db, query, customer }) => listReviewsOf(db, customer.id, query)),

  route('GET /api/auth/reviewable', {}, async ({ db, customer }) => {
    const products = customer.email_verified_at ? await listReviewable(db, customer) : []
    return new Page(products, undefined)
  }),

  route('POST /api/auth/reviews', { changes: ['products'] }, ({ db, body, now, customer }) =>
    createReview(db, customer, body, now),
  ),

  route('PUT /api/auth/reviews/{id}', { changes: ['products'] }, ({ db, params, body, now, customer }) =>
    changeReview(db, { id: params.id, userId: customer.id }, body, now),
  ),

  route('DELETE /api/auth/reviews/{id}', { changes: ['products'] }, ({ db, params, customer }) =>
    removeReview(db, { id: params.id, userId: customer.id }),
  ),

  route('GET /api/admin/reviews', {}, ({ db, query }) => listReviews(db, query)),

  route('GET /api/admin/reviews/{id}/hide-preview', {}, ({ deps, db, params }) =>
    previewHiding(db, params.id, deps.config),
  ),

  route('PUT /api/admin/reviews/{id}', { changes: ['products'] }, ({ db, params, body, version, now, staff }) =>
    decideReview(db, params.id, body, version, staff, now),
  ),
]
