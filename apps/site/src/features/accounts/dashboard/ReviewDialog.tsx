import type { CustomerOrderDetail } from '@arkpax/schema/own-things'
import type { ModeratedReview } from '@arkpax/schema/reviews'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { NewReview } from './NewReview.tsx'
import { reviewsText as text } from './reviews.fi.ts'
import { useOwnList } from './use-own-list.ts'

interface Props {
  orderId: string
  owner: string
  onClose: () => void
}

/** Reviews a product of a delivered order. */
export function ReviewDialog({ orderId, owner, onClose }: Props) {
  const order = useRead('GET /api/auth/orders/{id}', { params: { id: orderId } })
  const reviews = useOwnList('GET /api/auth/reviews')
  return (
    <Dialog open onClose={onClose} title={text.newTitle}>
      <Loaded read={order} failure={text.orderFailure}>
        {({ items }) => (
          <Loaded read={reviews} failure={text.failure}>
            {(written) => <NewReview products={unreviewed(items, written)} owner={owner} onClose={onClose} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

/** The products of an order that wait for a review: id → name. */
const unreviewed = (items: CustomerOrderDetail['items'], written: readonly ModeratedReview[]) =>
  new Map(
    items
      .filter(({ product_id }) => !written.some((review) => review.product_id === product_id))
      .map(({ product_id, product_name }) => [product_id, product_name]),
  )
