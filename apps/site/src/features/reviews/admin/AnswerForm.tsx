import type { ModeratedReview } from '@arkpax/schema/reviews'
import type { SubmitEvent } from 'react'
import { fieldMistake } from '~/components/admin/lists/field-mistake.ts'
import { Notice } from '~/components/admin/Notice.tsx'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { adminReviewsText as text } from './admin-reviews.fi.ts'
import { useAnswerReview } from './use-review-changes.ts'

/** The name under which an answer is kept while it is typed. */
export const answerDraft = (id: string) => `review-answer:${id}`

interface Props {
  review: ModeratedReview
  onClose: () => void
}

/** The shop's public answer to a review; what is typed stays when saving fails and over a reload, beside what somebody else has answered. */
export function AnswerForm({ review: { id, answer, version }, onClose }: Props) {
  const { typed, base, type, drop } = useTextDraft(answerDraft(id), answer ?? '')
  const { mutate, isPending, error } = useAnswerReview()

  function end() {
    drop()
    onClose()
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id }, body: { answer: typed }, ifMatch: version }], { onSuccess: end })
  }

  return (
    <form onSubmit={save} className="mt-5 grid max-w-prose gap-4">
      {answer && answer !== base && answer !== typed.trim() && (
        <Notice urgent title={text.answeredMeanwhile} text={answer} />
      )}
      <TextArea
        label={text.answerField}
        hint={text.answerHint}
        rows={5}
        maxLength={5_000}
        autoFocus
        value={typed}
        readOnly={isPending}
        error={fieldMistake(error, 'answer')}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="solid" pending={isPending} disabled={typed.trim() === (answer ?? '')}>
          {text.saveAnswer}
        </Button>
        <Button onClick={end} disabled={isPending}>
          {text.cancelAnswer}
        </Button>
      </div>
    </form>
  )
}
