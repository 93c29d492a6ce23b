import type { ModeratedReview } from '@arkpax/schema/reviews'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { reviewsText as text } from './reviews.fi.ts'

interface Props {
  review: ModeratedReview
  owner: string
  onClose: () => void
}

/** Changes a review of one's own. */
export function EditReview({ review, owner, onClose }: Props) {
  const { id, product_id, product_name, rating, title, comment } = review
  const change = useWrite('PUT /api/auth/reviews/{id}', {
    success: text.saved,
    failure: text.saveFailure,
    changes: ['GET /api/auth/reviews'],
    onSuccess: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={text.editTitle}>
      <ReviewForm
        values={{ product_id, rating, title, comment }}
        owner={owner}
        submitLabel={text.save}
        onSave={(body) => change.mutateAsync([{ params: { id }, body }])}
        onClose={onClose}
      >
        <p className="font-semibold">{product_name}</p>
      </ReviewForm>
    </Dialog>
  )
}
