import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { adminProductsText, productFormText } from './admin-products.fi.ts'
import { ProductForm } from './ProductForm.tsx'
import { useFreshProduct } from './use-fresh-product.ts'

interface Props {
  id: string
  onClose: () => void
}

/** The form of a stored product. */
export function EditProduct({ id, onClose }: Props) {
  const { data, error, refetch, isFetching } = useFreshProduct(id)
  const { mutateAsync } = useAdminMutation('PUT /api/admin/products/{id}', {
    success: adminProductsText.updated,
    failure: adminProductsText.updateFailed,
    changes: ['GET /api/products'],
  })
  if (data) {
    return <ProductForm product={data} onSave={(body) => mutateAsync([{ params: { id }, body }])} onClose={onClose} />
  }
  if (error && !isFetching) return <LoadFailure title={productFormText.loadFailed} error={error} onRetry={refetch} />
  return <Loading />
}
