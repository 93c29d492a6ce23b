import type { ModeratedReview } from '@arkpax/schema/reviews'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { reviewsText as text } from './reviews.fi.ts'

/** Deletes a review of one's own, after asking. */
export function RemoveReview({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const remove = useWrite('DELETE /api/auth/reviews/{id}', {
    success: text.removed,
    failure: text.removeFailure,
    changes: ['GET /api/auth/reviews', 'GET /api/auth/reviewable'],
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate([{ params: { id: review.id } }])}
      title={text.removeTitle}
      text={text.removeText(review.product_name)}
      confirmLabel={text.removeConfirm}
      pending={remove.isPending}
    />
  )
}
