import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { Reviews } from './Reviews.tsx'

/** The back office of reviews: what customers have written, answering it, and hiding what must not be shown. */
export function AdminReviews() {
  return (
    <AdminScreen
      section="reviews"
      title={text.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {adminTexts.back}
        </a>
      }
    >
      <Reviews />
    </AdminScreen>
  )
}
