import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { findProductName, listReviews, listVisibleReviews } from './reviews.repo.ts'
import { decideReview } from './reviews.service.ts'

export const reviewRoutes = [
  route('GET /api/products/{id}/reviews', { cached: 'products' }, async ({ db, params, query }) => {
    if ((await findProductName(db, params.id)) === undefined)
      throw new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })
    return listVisibleReviews(db, params.id, query)
  }),

  route('GET /api/admin/reviews', {}, ({ db, query }) => listReviews(db, query)),

  route('PUT /api/admin/reviews/{id}', { changes: ['products'] }, ({ db, params, body, now }) =>
    decideReview(db, params.id, body, now),
  ),
]
