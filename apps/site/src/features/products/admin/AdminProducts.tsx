import type { Product } from '@arkpax/schema/products'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { paths } from '~/lib/paths.ts'
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
        <>
          <a href={paths.admin} className={buttonClass('quiet')}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            {adminTexts.back}
          </a>
          <Button tone="action" onClick={() => setEditing('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {adminProductsText.create}
          </Button>
        </>
      }
    >
      <ProductList onEdit={({ id }) => setEditing({ id })} onRemove={setRemoving} />
      <ProductDialog editing={editing} onClose={() => setEditing(null)} />
      <RemoveProduct product={removing} onClose={() => setRemoving(null)} />
    </AdminScreen>
  )
}
