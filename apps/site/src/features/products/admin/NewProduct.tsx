import { draftKey } from '~/components/admin/form-drafts.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminProductsText } from './admin-products.fi.ts'
import { ProductForm, type ProductFormCallbacks } from './ProductForm.tsx'
import { newProductBody, newProductValues } from './product-values.ts'

const start = { values: newProductValues, version: null }

/** The form of a new product. */
export function NewProduct({ draft, ...callbacks }: ProductFormCallbacks & { draft: string }) {
  const { mutateAsync } = useWrite('POST /api/admin/products', {
    success: ({ status }) => (status === 'draft' ? adminProductsText.createdDraft : adminProductsText.created),
    failure: adminProductsText.createFailed,
    changes: ['GET /api/admin/products', 'GET /api/admin/dashboard'],
  })
  return (
    <ProductForm
      draft={draft}
      start={start}
      id={null}
      stored={null}
      onSave={(input) => {
        const body = newProductBody(input)
        return mutateAsync([{ body, idempotencyKey: draftKey(draft, JSON.stringify(body)) }])
      }}
      {...callbacks}
    />
  )
}
