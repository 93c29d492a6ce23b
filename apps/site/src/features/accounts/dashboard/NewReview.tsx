import { useState } from 'react'
import { Select } from '~/components/ui/react/Field.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useWrite } from '~/lib/use-write.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { reviewsText as text } from './reviews.fi.ts'

interface Props {
  /** The products that wait for a review: id → name. */
  products: ReadonlyMap<string, string>
  owner: string
  onClose: () => void
}

/** Writes a review of one of the products: one per product and customer. */
export function NewReview({ products, owner, onClose }: Props) {
  const [chosen, setChosen] = useState(() => [...products.keys()][0])
  const [keyFor] = useState(idempotencyKeys)
  const create = useWrite('POST /api/auth/reviews', {
    success: text.published,
    failure: text.saveFailure,
    changes: ['GET /api/auth/reviews', 'GET /api/auth/reviewable'],
    onSuccess: onClose,
  })
  if (!chosen) return <p>{text.allDone}</p>
  return (
    <ReviewForm
      key={chosen}
      values={{ product_id: chosen, rating: 0, title: '', comment: '' }}
      owner={owner}
      submitLabel={text.publish}
      onSave={(body) => create.mutateAsync([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])}
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
        <p className="font-semibold wrap-anywhere">{products.get(chosen)}</p>
      )}
    </ReviewForm>
  )
}
