import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { adminProductsText, productFormText } from './admin-products.fi.ts'
import { ProductForm, type ProductFormCallbacks } from './ProductForm.tsx'
import { useFreshProduct } from './use-fresh-product.ts'

interface Props extends ProductFormCallbacks {
  id: string
}

/** The form of a stored product. */
export function EditProduct({ id, ...callbacks }: Props) {
  const { data, error, refetch, isFetching } = useFreshProduct(id)
  const { mutateAsync } = useAdminMutation('PUT /api/admin/products/{id}', {
    success: adminProductsText.updated,
    failure: adminProductsText.updateFailed,
    changes: ['GET /api/products', 'GET /api/admin/dashboard'],
  })
  if (data) {
    return <ProductForm product={data} onSave={(body) => mutateAsync([{ params: { id }, body }])} {...callbacks} />
  }
  if (error && !isFetching) return <LoadFailure title={productFormText.loadFailed} error={error} onRetry={refetch} />
  return <Loading />
}
