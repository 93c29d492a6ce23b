import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { EditReview } from './EditReview.tsx'
import { OwnReview } from './OwnReview.tsx'
import { Loaded } from './own-states.tsx'
import { RemoveReview } from './RemoveReview.tsx'
import { reviewsText as text } from './reviews.fi.ts'
import { useOwnReviews } from './use-own-lists.ts'

interface Props {
  owner: string
  onOrders: () => void
}

/** The reviews that the customer has written, to look at, change and delete. */
export function Reviews({ owner, onOrders }: Props) {
  const [opened, setOpened] = useState<{ id: string; to: 'edit' | 'remove' } | null>(null)
  const reviews = useOwnReviews()
  const close = () => setOpened(null)
  return (
    <Loaded read={reviews} failure={text.failure}>
      {(all) => {
        if (all.length === 0) {
          return (
            <EmptyState title={text.none} text={text.noneText}>
              <Button tone="solid" className="mt-4" onClick={onOrders}>
                {text.toOrders}
              </Button>
            </EmptyState>
          )
        }
        const review = all.find(({ id }) => id === opened?.id)
        return (
          <>
            <ul className="border-t border-line">
              {all.map((one) => (
                <OwnReview
                  key={one.id}
                  review={one}
                  onEdit={() => setOpened({ id: one.id, to: 'edit' })}
                  onRemove={() => setOpened({ id: one.id, to: 'remove' })}
                />
              ))}
            </ul>
            {review && opened?.to === 'edit' && <EditReview review={review} owner={owner} onClose={close} />}
            {review && opened?.to === 'remove' && <RemoveReview review={review} onClose={close} />}
          </>
        )
      }}
    </Loaded>
  )
}
