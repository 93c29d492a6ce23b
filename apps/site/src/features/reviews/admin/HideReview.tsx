import type { ModeratedReview } from '@arkpax/schema/reviews'
import type { SubmitEvent } from 'react'
import { fieldMistake } from '~/components/admin/lists/field-mistake.ts'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { adminReviewsText } from './admin-reviews.fi.ts'
import { useHideReview } from './use-review-changes.ts'
import { WriterMail } from './WriterMail.tsx'

const text = adminReviewsText.hideDialog

interface Props {
  review: ModeratedReview
  open: boolean
  onClose: () => void
}

/** Hides a review from visitors, with the reason that its writer is given (terms of service). */
export function HideReview({ review: { id, version }, open, onClose }: Props) {
  const { typed: reason, type, drop } = useTextDraft(`review-hide:${id}`, '')
  const { mutate, isPending, error } = useHideReview()
  const { data: preview } = useFreshRead('GET /api/admin/reviews/{id}/hide-preview', { params: { id } })
  const hasGone = preview?.mail === null

  function hide(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id }, body: { hidden: true, hidden_reason: reason }, ifMatch: version }], {
      onSuccess() {
        drop()
        onClose()
      },
    })
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <form onSubmit={hide} noValidate className="grid grid-cols-1 gap-5">
        <p>{text.text}</p>
        <TextArea
          label={hasGone ? text.ownReason : text.reason}
          hint={hasGone ? text.ownReasonHint : text.reasonHint}
          rows={4}
          maxLength={2_000}
          required
          autoFocus
          value={reason}
          readOnly={isPending}
          error={fieldMistake(error, 'hidden_reason')}
          onChange={({ target }) => type(target.value)}
        />
        {!hasGone && <WriterMail id={id} reason={reason} />}
        <p className="text-sm text-ink-muted">{hasGone ? text.quietUndoHint : text.undoHint}</p>
        <FormActions label={text.confirm} onCancel={onClose} tone="danger" pending={isPending} />
      </form>
    </Dialog>
  )
}
