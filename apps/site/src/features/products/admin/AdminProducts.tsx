import type { StaffProduct } from '@arkpax/schema/products'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { adminProductsText } from './admin-products.fi.ts'
import { ProductList } from './ProductList.tsx'
import { NEW_PRODUCT, ProductScreen } from './ProductScreen.tsx'
import { productFormText } from './product-form.fi.ts'
import { RemoveProduct } from './RemoveProduct.tsx'

/**
 * The products' back office: every product as a card, and in the place of the list the form of one, open by the address. The list
 * stays behind it as it was.
 */
export function AdminProducts() {
  const [{ tuote: editing }, setAddress] = useUrlState({ tuote: '' })
  const edit = (tuote: string) => setAddress({ tuote })
  const [removing, setRemoving] = useState<StaffProduct | null>(null)
  const formTitle = editing === NEW_PRODUCT ? productFormText.createTitle : productFormText.editTitle
  return (
    <AdminScreen
      section="products"
      title={editing ? formTitle : adminProductsText.title}
      actions={!editing && <NewButton label={adminProductsText.create} onClick={() => edit(NEW_PRODUCT)} />}
    >
      {editing && <ProductScreen key={editing} editing={editing} onClose={() => edit('')} />}
      <div hidden={editing !== ''}>
        <ProductList editing={editing} onEdit={({ id }) => edit(id)} onRemove={setRemoving} />
      </div>
      <RemoveProduct product={removing} onClose={() => setRemoving(null)} />
    </AdminScreen>
  )
}
