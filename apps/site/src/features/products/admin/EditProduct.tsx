import type { StaffProductWithDetails } from '@arkpax/schema/products'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminProductsText } from './admin-products.fi.ts'
import { PriceHistory } from './PriceHistory.tsx'
import { ProductForm, type ProductFormCallbacks } from './ProductForm.tsx'
import { productFormText } from './product-form.fi.ts'
import { changeOf, valuesOf } from './product-values.ts'

interface Props extends ProductFormCallbacks {
  id: string
  draft: string
  /** Somebody wants to change the stock, which is not the form's. */
  onStock: () => void
}

/** The form of a stored product. */
export function EditProduct({ id, ...props }: Props) {
  const { data, error, refetch, isFetching } = useFreshRead('GET /api/admin/products/{id}', { params: { id } })
  if (data) return <LoadedProduct product={data} {...props} />
  if (error && !isFetching) return <LoadFailure title={productFormText.loadFailed} error={error} onRetry={refetch} />
  return <Loading />
}

/** The form goes on from the product as it was read first; only the stock beside it follows later reads. */
function LoadedProduct({ product, onStock, ...props }: Omit<Props, 'id'> & { product: StaffProductWithDetails }) {
  const [start] = useState(() => ({ values: valuesOf(product), version: product.version }))
  const { mutateAsync } = useWrite('PUT /api/admin/products/{id}', {
    success: adminProductsText.updated,
    failure: adminProductsText.updateFailed,
    changes: ['GET /api/admin/products', 'GET /api/admin/dashboard'],
    onFailure: isStale,
  })
  return (
    <>
      <ProductForm
        start={start}
        id={product.id}
        stored={{ stock: product.stock, onStock }}
        onSave={(input, { values, version }, typed) =>
          mutateAsync([
            { params: { id: product.id }, body: changeOf(input, values, typed), ifMatch: version ?? undefined },
          ])
        }
        {...props}
      />
      <PriceHistory id={product.id} />
    </>
  )
}
