import { useState } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { productFormText } from './admin-products.fi.ts'
import { EditProduct } from './EditProduct.tsx'
import { NewProduct } from './NewProduct.tsx'
import { StockDialog } from './stock/StockDialog.tsx'

/** What the dialog is open for in the place of a product's id: a new one. */
export const NEW_PRODUCT = 'uusi'

interface Props {
  /** The id of the product, or `NEW_PRODUCT`; empty while the dialog is closed. */
  editing: string
  onClose: () => void
}

/** Where products are made and changed. The stock of one that is there has a dialog of its own over it. */
export function ProductDialog({ editing, onClose }: Props) {
  const [stockOf, setStockOf] = useState<string | null>(null)
  const isNew = editing === NEW_PRODUCT
  const draft = `product:${editing}`
  return (
    <>
      <FormDialog
        open={editing !== ''}
        onClose={onClose}
        title={isNew ? productFormText.createTitle : productFormText.editTitle}
        draft={draft}
        discard={productFormText.discard}
      >
        {({ onTyped, close }) => {
          const form = { draft, onTyped, onCancel: close, onSaved: onClose }
          if (isNew) return <NewProduct {...form} />
          return <EditProduct key={editing} id={editing} onStock={() => setStockOf(editing)} {...form} />
        }}
      </FormDialog>
      <StockDialog id={stockOf} onClose={() => setStockOf(null)} />
    </>
  )
}
