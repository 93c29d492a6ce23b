import type { ReviewableProduct } from '@arkpax/schema/reviews'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { dashboardText } from './dashboard.fi.ts'
import { NewReview } from './NewReview.tsx'
import { reviewsText as text } from './reviews.fi.ts'

interface Props {
  products: readonly ReviewableProduct[]
  owner: string
}

/** Products that were delivered to the customer and that they have not reviewed, each with the way to do so. */
export function WaitingForReview({ products, owner }: Props) {
  const [opened, setOpened] = useState<ReviewableProduct | null>(null)
  return (
    <section aria-labelledby="odottaa-arvostelua" className="mb-8">
      <h2 id="odottaa-arvostelua" className="display border-b border-line pb-3 text-xl">
        {text.waiting}
      </h2>
      <ul>
        {products.map((product) => (
          <li key={product.product_id} className="flex items-center gap-4 border-b border-line py-3">
            <img src={product.image_url} alt="" loading="lazy" className="size-14 rounded-sm object-cover" />
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{product.product_name}</span>
            <Button onClick={() => setOpened(product)} aria-label={`${dashboardText.review}: ${product.product_name}`}>
              {dashboardText.review}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog open onClose={() => setOpened(null)} title={text.newTitle}>
          <NewReview
            products={new Map([[opened.product_id, opened.product_name]])}
            owner={owner}
            onClose={() => setOpened(null)}
          />
        </Dialog>
      )}
    </section>
  )
}
