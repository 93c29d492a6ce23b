import type { ModeratedReview } from '@arkpax/schema/reviews'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Stars } from '~/components/ui/react/Stars.tsx'
import { productPath } from '~/lib/paths.ts'
import { reviewsText as text } from './reviews.fi.ts'

interface Props {
  review: ModeratedReview
  onEdit: () => void
  onRemove: () => void
}

/** A review as its writer sees it: whether it is shown, and what the shop answered. */
export function OwnReview({ review, onEdit, onRemove }: Props) {
  const { product_id, product_name, rating, title, comment, created_at, edited_at } = review
  return (
    <li className="border-b border-line py-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href={productPath(product_id)} className="link font-semibold wrap-anywhere">
          {product_name}
        </a>
        <Stars rating={rating} />
        {review.verified_purchase && <Badge tone="good">{text.verified}</Badge>}
        {review.hidden_at && <Badge tone="danger">{text.hidden}</Badge>}
      </p>
      <p className="label mt-1">
        {text.writtenOn(created_at)}
        {edited_at && `, ${text.edited(edited_at)}`}
      </p>
      {title && <p className="mt-3 font-semibold wrap-anywhere">{title}</p>}
      {comment && <p className="mt-1 max-w-3xl whitespace-pre-line wrap-anywhere">{comment}</p>}
      {review.hidden_at && (
        <p className="mt-3 max-w-3xl rounded-sm bg-danger-tint px-4 py-3 whitespace-pre-line text-danger wrap-anywhere">
          {text.hiddenText} {review.hidden_reason && `${text.reason} ${review.hidden_reason}`}
        </p>
      )}
      {review.answer && (
        <div className="mt-4 max-w-3xl border-l border-line-strong pl-4">
          <p className="label">{text.answer}</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.answer}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={onEdit} aria-label={`${text.edit}: ${product_name}`}>
          {text.edit}
        </Button>
        <Button size="sm" tone="quiet" onClick={onRemove} aria-label={`${text.remove}: ${product_name}`}>
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
