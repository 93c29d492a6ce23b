import type { ModeratedReview } from '@arkpax/schema/reviews'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { EditReview } from './EditReview.tsx'
import { OwnReview } from './OwnReview.tsx'
import { RemoveReview } from './RemoveReview.tsx'
import { reviewsText as text } from './reviews.fi.ts'
import { useOwnList } from './use-own-list.ts'
import { WaitingForReview } from './WaitingForReview.tsx'

interface Props {
  owner: string
  onOrders: () => void
}

/** What waits for the customer's review, and the reviews that they have written. */
export function Reviews({ owner, onOrders }: Props) {
  const waiting = useRead('GET /api/auth/reviewable')
  const reviews = useOwnList('GET /api/auth/reviews')
  return (
    <Loaded read={waiting} failure={text.failure}>
      {(products) => (
        <Loaded read={reviews} failure={text.failure}>
          {(written) => (
            <>
              {products.length > 0 && <WaitingForReview products={products} owner={owner} />}
              {written.length > 0 && <Written reviews={written} owner={owner} />}
              {products.length === 0 && written.length === 0 && <NoReviews onOrders={onOrders} />}
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function NoReviews({ onOrders }: Pick<Props, 'onOrders'>) {
  return (
    <EmptyState title={text.none} text={text.noneText}>
      <Button tone="solid" className="mt-4" onClick={onOrders}>
        {text.toOrders}
      </Button>
    </EmptyState>
  )
}

/** The customer's reviews, to look at, change and delete. */
function Written({ reviews, owner }: { reviews: readonly ModeratedReview[]; owner: string }) {
  const [opened, setOpened] = useState<{ id: string; to: 'edit' | 'remove' } | null>(null)
  const close = () => setOpened(null)
  const review = reviews.find(({ id }) => id === opened?.id)
  return (
    <section aria-labelledby="omat-arvostelut">
      <h2 id="omat-arvostelut" className="display border-b border-line pb-3 text-xl">
        {text.written}
      </h2>
      <ul>
        {reviews.map((one) => (
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
    </section>
  )
}
