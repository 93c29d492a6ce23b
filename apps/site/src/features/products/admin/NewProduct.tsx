import { useState } from 'react'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { adminProductsText } from './admin-products.fi.ts'
import { ProductForm } from './ProductForm.tsx'

/** The form of a new product. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const [keyFor] = useState(idempotencyKeys)
  const { mutateAsync } = useAdminMutation('POST /api/admin/products', {
    success: adminProductsText.created,
    failure: adminProductsText.createFailed,
    changes: ['GET /api/products'],
  })
  return (
    <ProductForm
      product={null}
      onSave={(body) => mutateAsync([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])}
      onClose={onClose}
    />
  )
}
