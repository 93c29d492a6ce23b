import { useState } from 'react'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { adminProductsText } from './admin-products.fi.ts'
import { ProductForm, type ProductFormCallbacks } from './ProductForm.tsx'

/** The form of a new product. */
export function NewProduct(callbacks: ProductFormCallbacks) {
  const [keyFor] = useState(idempotencyKeys)
  const { mutateAsync } = useAdminMutation('POST /api/admin/products', {
    success: adminProductsText.created,
    failure: adminProductsText.createFailed,
    changes: ['GET /api/products', 'GET /api/admin/dashboard'],
  })
  return (
    <ProductForm
      product={null}
      onSave={(body) => mutateAsync([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])}
      {...callbacks}
    />
  )
}
