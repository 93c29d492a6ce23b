import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { Reviews } from './Reviews.tsx'

/** The back office of reviews: what customers have written, answering it, and hiding what must not be shown. */
export function AdminReviews() {
  return (
    <AdminScreen section="reviews" title={text.title}>
      <Reviews />
    </AdminScreen>
  )
}
