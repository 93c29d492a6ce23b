import type { StaffProduct } from '@arkpax/schema/products'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { adminProductsText } from './admin-products.fi.ts'

interface Props {
  /** The product to delete; null while nobody asks. */
  product: StaffProduct | null
  onClose: () => void
}

/** Deletes a product, after asking; orders keep it. */
export function RemoveProduct({ product, onClose }: Props) {
  const { mutate, isPending } = useWrite('DELETE /api/admin/products/{id}', {
    success: adminProductsText.removed,
    failure: adminProductsText.removeFailed,
    changes: ['GET /api/admin/products', 'GET /api/admin/products/{id}', 'GET /api/admin/dashboard'],
  })
  const { title, text, confirm } = adminProductsText.confirmRemove
  return (
    <ConfirmDialog
      open={product !== null}
      onClose={onClose}
      onConfirm={() => product && mutate([{ params: { id: product.id } }], { onSettled: onClose })}
      title={product ? `${title}: ${product.name}` : title}
      text={text}
      confirmLabel={confirm}
      pending={isPending}
    />
  )
}
