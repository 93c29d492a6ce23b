import type { Product } from '@arkpax/schema/products'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminProductsText } from './admin-products.fi.ts'
import { NEW_PRODUCT, ProductDialog } from './ProductDialog.tsx'
import { ProductList } from './ProductList.tsx'
import { RemoveProduct } from './RemoveProduct.tsx'

/** The products' back office: every product as a card, and the dialog that makes and changes them, open by the address. */
export function AdminProducts() {
  const [address, setAddress] = useUrlState({ tuote: '' })
  const edit = (tuote: string) => setAddress({ tuote })
  const [removing, setRemoving] = useState<Product | null>(null)
  return (
    <AdminScreen
      section="products"
      title={adminProductsText.title}
      actions={
        <Button tone="action" onClick={() => edit(NEW_PRODUCT)}>
          <Plus className="size-4" aria-hidden="true" />
          {adminProductsText.create}
        </Button>
      }
    >
      <ProductList onEdit={({ id }) => edit(id)} onRemove={setRemoving} />
      <ProductDialog editing={address.tuote} onClose={() => edit('')} />
      <RemoveProduct product={removing} onClose={() => setRemoving(null)} />
    </AdminScreen>
  )
}
