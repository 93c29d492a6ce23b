import type { Product } from '@arkpax/schema/products'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminProductsText } from './admin-products.fi.ts'
import { type Editing, ProductDialog } from './ProductDialog.tsx'
import { ProductList } from './ProductList.tsx'
import { RemoveProduct } from './RemoveProduct.tsx'

/** The products' back office (spec §2): every product as a card, and the dialog that makes and changes them. */
export function AdminProducts() {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [removing, setRemoving] = useState<Product | null>(null)
  return (
    <AdminScreen
      section="products"
      title={adminProductsText.title}
      actions={
        <Button tone="action" onClick={() => setEditing('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {adminProductsText.create}
        </Button>
      }
    >
      <ProductList onEdit={({ id }) => setEditing({ id })} onRemove={setRemoving} />
      <ProductDialog editing={editing} onClose={() => setEditing(null)} />
      <RemoveProduct product={removing} onClose={() => setRemoving(null)} />
    </AdminScreen>
  )
}
