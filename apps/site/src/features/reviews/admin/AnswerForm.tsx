import type { ModeratedReview } from '@arkpax/schema/reviews'
import { type SubmitEvent, useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { fieldMistake, useAnswerReview } from './use-review-changes.ts'

interface Props {
  review: ModeratedReview
  onClose: () => void
}

/** The shop's public answer to a review; what is typed stays when saving fails, beside what somebody else has answered. */
export function AnswerForm({ review: { id, answer, version }, onClose }: Props) {
  const [typed, setTyped] = useState(answer ?? '')
  const [begunFrom] = useState(answer)
  const { mutate, isPending, error } = useAnswerReview()

  function save(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id }, body: { answer: typed }, ifMatch: version }], { onSuccess: onClose })
  }

  return (
    <form onSubmit={save} className="mt-5 grid max-w-prose gap-4">
      {answer && answer !== begunFrom && <Notice urgent title={text.answeredMeanwhile} text={answer} />}
      <TextArea
        label={text.answerField}
        hint={text.answerHint}
        rows={5}
        maxLength={5_000}
        autoFocus
        value={typed}
        readOnly={isPending}
        error={fieldMistake(error, 'answer')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="solid" pending={isPending} disabled={typed.trim() === (answer ?? '')}>
          {text.saveAnswer}
        </Button>
        <Button onClick={onClose} disabled={isPending}>
          {text.cancelAnswer}
        </Button>
      </div>
    </form>
  )
}
