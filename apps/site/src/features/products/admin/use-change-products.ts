import type { Sent } from '@arkpax/schema/endpoints'
import { changedProducts } from '@arkpax/schema/product-changes'
import type { StaffProduct } from '@arkpax/schema/products'
import { currentOf } from '~/components/admin/stale.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { chosenProductsText as text } from './chosen-products.fi.ts'

const KEY = 'PUT /api/admin/products'

type Items = Sent<typeof KEY, 'body'>['items']
export type ListChange = Items[number]['change']

interface Options {
  /** Said when it has worked. */
  done: (count: number) => string
  onDone: () => void
  /** Somebody else has changed these meanwhile: nothing was changed, and the list is read anew. */
  onLate: (products: readonly StaffProduct[]) => void
}

/** Changes many products together, all or none, and takes it back for ten seconds. */
export function useChangeProducts({ done, onDone, onLate }: Options) {
  const reads = {
    changes: ['GET /api/admin/products', 'GET /api/admin/products/{id}', 'GET /api/admin/dashboard'],
    doubts: ['GET /api/admin/products'],
  } satisfies Partial<Parameters<typeof useWrite<typeof KEY>>[1]>
  const undo = useWrite(KEY, {
    success: ({ products }) => text.undone(products.length),
    failure: text.undoFailed,
    ...reads,
  })
  const { mutate, isPending } = useWrite(KEY, {
    failure: text.failed,
    ...reads,
    onFailure(error) {
      const current = currentOf(error, changedProducts)
      if (current) onLate(current.products)
      return current !== undefined
    },
  })

  function change(products: readonly StaffProduct[], changeOf: (product: StaffProduct) => ListChange) {
    const sent = products.map((product) => ({ product, change: changeOf(product) }))
    const items = sent.map(({ product: { id, version }, change }) => ({ id, version, change }))
    mutate([{ body: { items } }], {
      onSuccess({ products: changed }) {
        const versions = new Map(changed.map(({ id, version }) => [id, version]))
        const back = sent.map(({ product, change }) => ({
          id: product.id,
          version: versions.get(product.id) ?? product.version,
          change: asBefore(product, change),
        }))
        const onPress = () => undo.mutate([{ body: { items: back } }])
        showToast({ title: done(changed.length), tone: 'success', ...undoable({ onPress }) })
        onDone()
      },
    })
  }

  return { change, isPending }
}

/** The same fields as they were. */
const asBefore = (
  { regular_price, status, campaign_price, campaign_from, campaign_until }: StaffProduct,
  change: ListChange,
) => ({
  ...('price' in change && { price: regular_price }),
  ...('status' in change && { status }),
  ...('campaign_price' in change && { campaign_price, campaign_from, campaign_until }),
})
