import { type SubmitEvent, useState } from 'react'
import { NamedRows } from '~/components/admin/lists/NamedRows.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { keyboardScroll } from '~/components/ui/table.recipe.ts'
import { adminReviewsText } from './admin-reviews.fi.ts'
import { WriterMail } from './WriterMail.tsx'

const { chosen: text, hideDialog } = adminReviewsText

interface Props {
  open: boolean
  reviews: { id: string; name: string }[]
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the one reason that the writers of many reviews are given. */
export function HideChosen({ open, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={text.hideTitle(rest.reviews.length)}>
      <ReasonForm {...rest} />
    </Dialog>
  )
}

function ReasonForm({ reviews, onConfirm, onClose }: Omit<Props, 'open'>) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function hide(event: SubmitEvent) {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim()) onConfirm(reason)
  }

  return (
    <form onSubmit={hide} noValidate className="grid grid-cols-1 gap-5">
      <p>{hideDialog.text}</p>
      <NamedRows label={text.list} names={reviews.map(({ name }) => name)} />
      <TextArea
        label={hideDialog.reason}
        hint={hideDialog.reasonHint}
        rows={4}
        maxLength={2_000}
        required
        autoFocus
        value={reason}
        error={isMissing ? hideDialog.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <section aria-label={text.mails} className="max-h-56 overflow-y-auto" {...keyboardScroll}>
        {reviews.map(({ id }) => (
          <WriterMail key={id} id={id} reason={reason} />
        ))}
      </section>
      <p className="text-sm text-ink-muted">{hideDialog.undoHint}</p>
      <FormActions label={text.hideConfirm} onCancel={onClose} tone="danger" />
    </form>
  )
}
