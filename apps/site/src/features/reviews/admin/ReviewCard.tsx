import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import type { ListedReview, ModeratedReview } from '@arkpax/schema/reviews'
import { type Ref, useState } from 'react'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { ChooseRow } from '~/components/admin/lists/ChooseRow.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useFocusAfter } from '~/components/admin/use-focus-after.ts'
import { hasTextDraft } from '~/components/admin/use-text-draft.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Stars } from '~/components/ui/react/Stars.tsx'
import { productPath } from '~/lib/paths.ts'
import { AnswerForm, answerDraft } from './AnswerForm.tsx'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { HideReview } from './HideReview.tsx'
import { useShowReview } from './use-review-changes.ts'

/** One review with its product and stars, the shop's answer, and what staff can do about it. */
export function ReviewCard({ review, rows }: { review: ListedReview; rows: ChosenRows<ListedReview> }) {
  const [open, setOpen] = useState<'answer' | 'hide' | null>(() =>
    hasTextDraft(answerDraft(review.id)) ? 'answer' : null,
  )
  const answerButton = useFocusAfter(open === 'answer')
  const close = () => setOpen(null)
  return (
    <li className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <Heading review={review} rows={rows} />
      <Words review={review} />
      {review.hidden_at && (
        <div className="mt-4 max-w-prose rounded-sm bg-danger-tint px-4 py-3 text-sm">
          <p>{text.hiddenOn(formatDate(review.hidden_at))}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.hidden_reason}</p>
        </div>
      )}
      {review.answer && open !== 'answer' && (
        <div className="mt-4 max-w-prose border-l-2 border-forest pl-4">
          <p className="label">{text.ourAnswer(formatDate(review.answered_at ?? review.created_at))}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.answer}</p>
        </div>
      )}
      {open === 'answer' ? (
        <AnswerForm review={review} onClose={close} />
      ) : (
        <Actions
          review={review}
          answerButton={answerButton}
          onAnswer={() => setOpen('answer')}
          onHide={() => setOpen('hide')}
        />
      )}
      <ThingHistory entity="review" id={review.id} className="mt-5" />
      <HideReview review={review} open={open === 'hide'} onClose={close} />
    </li>
  )
}

function Heading({ review, rows }: { review: ListedReview; rows: ChosenRows<ListedReview> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChooseRow
        name={text.rowName(review.product_name, formatDateTime(review.created_at))}
        className="-my-2 -ml-3"
        isChosen={rows.isChosen(review.id)}
        onToggle={(isRange) => rows.toggle(review.id, isRange)}
      />
      <h2 className="font-semibold wrap-anywhere">
        <a
          href={productPath(review.product_id)}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {review.product_name}
        </a>
      </h2>
      <Stars rating={review.rating} />
      <span className="text-sm text-ink-muted tabular-nums">{formatDateTime(review.created_at)}</span>
      {review.verified_purchase && <Badge tone="good">{text.purchase}</Badge>}
      {review.hidden_at && <Badge tone="danger">{text.hiddenBadge}</Badge>}
      <CustomerLink email={review.writer_email ?? ''} />
    </div>
  )
}

function Words({ review: { title, comment, edited_at } }: { review: ModeratedReview }) {
  return (
    <>
      {title && <h3 className="mt-3 max-w-prose font-medium wrap-anywhere">{title}</h3>}
      {comment && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{comment}</p>}
      {!title && !comment && <p className="mt-3 text-ink-muted">{text.onlyStars}</p>}
      {edited_at && <p className="mt-2 text-sm text-ink-muted">{text.edited(formatDate(edited_at))}</p>}
    </>
  )
}

interface ActionProps {
  review: ModeratedReview
  answerButton: Ref<HTMLButtonElement>
  onAnswer: () => void
  onHide: () => void
}

function Actions({ review, answerButton, onAnswer, onHide }: ActionProps) {
  const { id, version, product_name, hidden_at, answer } = review
  const { mutate, isPending } = useShowReview()
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button
        size="sm"
        ref={answerButton}
        onClick={onAnswer}
        aria-label={answer ? text.editAnswerOf(product_name) : text.answerOf(product_name)}
      >
        {answer ? text.editAnswer : text.answer}
      </Button>
      {hidden_at ? (
        <Button
          size="sm"
          pending={isPending}
          onClick={() => mutate([{ params: { id }, body: { hidden: false }, ifMatch: version }])}
          aria-label={text.showOf(product_name)}
        >
          {text.show}
        </Button>
      ) : (
        <Button size="sm" onClick={onHide} aria-label={text.hideOf(product_name)}>
          {text.hide}
        </Button>
      )}
    </div>
  )
}
