import * as z from 'zod'
import { pageQuery } from '../paging.ts'
import {
  hidePreview,
  listedReview,
  moderatedReview,
  review,
  reviewableProduct,
  reviewChange,
  reviewInput,
  reviewModeration,
  reviewQuery,
} from '../reviews.ts'

import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const reviewsEndpoints = {
  'GET /api/products/{id}/reviews': {
    name: 'listProductReviews',
    summary: 'Visible reviews of a product, newest first, without their writers',
    access: 'public',
    params: id,
    query: pageQuery,
    output: z.array(review),
  },
  'GET /api/auth/reviews': {
    name: 'listOwnReviews',
    summary: 'The reviews of the customer, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(moderatedReview),
  },
  'GET /api/auth/reviewable': {
    name: 'listReviewableProducts',
    summary: 'Products delivered to the verified address of the customer that have no review of theirs yet',
    access: 'customer',
    output: z.array(reviewableProduct),
  },
  'POST /api/auth/reviews': {
    name: 'createOwnReview',
    summary: 'Review a product that was delivered to the customer, once',
    access: 'customer',
    body: reviewInput,
    output: moderatedReview,
    creates: true,
    fails: ['email_unverified', 'not_delivered', 'already_reviewed'],
  },
  'PUT /api/auth/reviews/{id}': {
    name: 'updateOwnReview',
    summary: 'Change a review of one’s own',
    access: 'customer',
    params: id,
    body: reviewChange,
    output: moderatedReview,
  },
  'DELETE /api/auth/reviews/{id}': {
    name: 'deleteOwnReview',
    summary: 'Delete a review of one’s own',
    access: 'customer',
    params: id,
  },

  'GET /api/admin/reviews': {
    name: 'listReviews',
    summary: 'Reviews of all products, newest first',
    access: 'admin',
    may: 'reviews.read',
    query: reviewQuery,
    output: z.array(listedReview),
  },
  'GET /api/admin/reviews/{id}/hide-preview': {
    name: 'previewReviewHiding',
    summary: 'The mail that the writer of a review would get if it were hidden',
    access: 'admin',
    may: 'reviews.write',
    params: id,
    output: hidePreview,
  },
  'PUT /api/admin/reviews/{id}': {
    name: 'moderateReview',
    summary: 'Hide, show or answer a review; the mail about hiding waits ten seconds, and showing calls it off',
    access: 'admin',
    may: 'reviews.write',
    params: id,
    body: reviewModeration,
    output: moderatedReview,
    versioned: true,
  },
} as const satisfies EndpointGroup
