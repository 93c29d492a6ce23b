import type { CustomerOrderDetail } from '@arkpax/schema/accounts'
import type { ModeratedReview } from '@arkpax/schema/reviews'
import { useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Loaded } from './own-states.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { reviewsText as text } from './reviews.fi.ts'
import { useAccountQuery } from './use-account-calls.ts'
import { useAccountMutation } from './use-account-mutation.ts'
import { useOwnReviews } from './use-own-lists.ts'

interface Props {
  orderId: string
  owner: string
  onClose: () => void
}

/** Reviews a product of a delivered order (spec §2): one review per product and customer (architecture §6). */
export function ReviewDialog({ orderId, owner, onClose }: Props) {
  const order = useAccountQuery('GET /api/auth/orders/{id}', { params: { id: orderId } })
  const reviews = useOwnReviews()
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

type Products = ReadonlyMap<string, string>

/** The products of an order that wait for a review: id → name. */
const unreviewed = (items: CustomerOrderDetail['items'], written: readonly ModeratedReview[]): Products =>
  new Map(
    items
      .filter(({ product_id }) => !written.some((review) => review.product_id === product_id))
      .map(({ product_id, product_name }) => [product_id, product_name]),
  )

function NewReview({ products, owner, onClose }: { products: Products; owner: string; onClose: () => void }) {
  const [chosen, setChosen] = useState(() => [...products.keys()][0])
  const create = useAccountMutation('POST /api/auth/reviews', {
    success: text.published,
    failure: text.saveFailure,
    changes: ['GET /api/auth/reviews'],
    onSuccess: onClose,
  })
  if (!chosen) return <p>{text.allDone}</p>
  return (
    <ReviewForm
      key={chosen}
      values={{ product_id: chosen, rating: 0, title: '', comment: '' }}
      owner={owner}
      submitLabel={text.publish}
      onSave={(body) => create.mutateAsync([{ body, idempotencyKey: crypto.randomUUID() }])}
      onClose={onClose}
    >
      {products.size > 1 ? (
        <Select label={text.product} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {[...products].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <p className="font-semibold">{products.get(chosen)}</p>
      )}
    </ReviewForm>
  )
}
