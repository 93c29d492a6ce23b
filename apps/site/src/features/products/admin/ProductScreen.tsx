import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useDiscardQuestion } from '~/components/admin/use-discard-question.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { EditProduct } from './EditProduct.tsx'
import { NewProduct } from './NewProduct.tsx'
import { productFormText as text } from './product-form.fi.ts'
import { StockDialog } from './stock/StockDialog.tsx'

/** What the screen is open for in the place of a product's id: a new one. */
export const NEW_PRODUCT = 'uusi'

interface Props {
  /** The id of the product, or `NEW_PRODUCT`. */
  editing: string
  onClose: () => void
}

/** Where a product is made or changed. The stock of one that is there has a dialog of its own. */
export function ProductScreen({ editing, onClose }: Props) {
  const [stockOf, setStockOf] = useState<string | null>(null)
  const draft = `product:${editing}`
  const { onTyped, close, dialog } = useDiscardQuestion({ draft, question: text.discard, onClose })
  const form = { draft, onTyped, onCancel: close, onSaved: onClose }
  return (
    <section aria-label={editing === NEW_PRODUCT ? text.createTitle : text.editTitle} className="max-w-5xl">
      <Button tone="quiet" className="mb-2 -ml-5" onClick={close}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        {text.back}
      </Button>
      {editing === NEW_PRODUCT ? (
        <NewProduct {...form} />
      ) : (
        <EditProduct id={editing} onStock={() => setStockOf(editing)} {...form} />
      )}
      <StockDialog id={stockOf} onClose={() => setStockOf(null)} />
      <ConfirmDialog {...dialog} />
    </section>
  )
}
