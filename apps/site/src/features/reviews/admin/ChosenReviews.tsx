import { formatDate } from '@arkpax/schema/format-fi'
import type { ModeratedReview } from '@arkpax/schema/reviews'
import { useState } from 'react'
import { ChosenAction } from '~/components/admin/lists/ChosenAction.tsx'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminReviewsText } from './admin-reviews.fi.ts'
import { HideChosen } from './HideChosen.tsx'

const text = adminReviewsText.chosen
const PUT = 'PUT /api/admin/reviews/{id}'
const nameOf = ({ product_name, title, created_at }: ModeratedReview) =>
  [product_name, title, formatDate(created_at)].filter(Boolean).join(', ')

/** Hides the chosen reviews with one reason or shows them again, after asking. Hiding can be undone before the writers are mailed. */
export function ChosenReviews({ rows }: { rows: ChosenRows<ModeratedReview> }) {
  const [isHiding, setHiding] = useState(false)
  const { act, progress, failures, forgetFailures } = useActOnRows<ModeratedReview>({
    nameOf,
    changes: ['GET /api/admin/reviews'],
  })
  const visible = rows.chosen.filter(({ hidden_at }) => !hidden_at)
  const hidden = rows.chosen.filter(({ hidden_at }) => hidden_at)

  const set = (body: { hidden: boolean; hidden_reason?: string }) => (review: ModeratedReview) =>
    callAsStaff(PUT, { params: { id: review.id }, body, ifMatch: review.version })

  function hide(hidden_reason: string) {
    setHiding(false)
    void act({
      items: visible,
      each: set({ hidden: true, hidden_reason }),
      success: text.hidden,
      description: text.mailsLeave,
      undo: (_, changed) => set({ hidden: false })(changed),
      undone: text.undone,
    })
  }
  function show() {
    void act({ items: hidden, each: set({ hidden: false }), success: text.shown })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Button size="sm" disabled={progress !== null || visible.length === 0} onClick={() => setHiding(true)}>
          {text.hide}
        </Button>
        <ChosenAction
          label={text.show}
          isBusy={progress !== null}
          names={hidden.map(nameOf)}
          list={text.list}
          title={text.showTitle}
          text={text.showText}
          confirmLabel={text.showConfirm}
          tone="action"
          onConfirm={show}
        />
      </ChosenBar>
      <HideChosen
        open={isHiding}
        reviews={visible.map((review) => ({ id: review.id, name: nameOf(review) }))}
        onConfirm={hide}
        onClose={() => setHiding(false)}
      />
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
