import { useState } from 'react'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useDiscardQuestion } from '~/components/admin/use-discard-question.ts'
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
  const title = editing === NEW_PRODUCT ? text.createTitle : text.editTitle
  useOpenThing(title, close)
  const form = { draft, onTyped, onCancel: close, onSaved: onClose }
  return (
    <section aria-label={title} className="max-w-5xl">
      {editing === NEW_PRODUCT ? (
        <NewProduct {...form} />
      ) : (
        <EditProduct id={editing} onStock={() => setStockOf(editing)} {...form} />
      )}
      {editing !== NEW_PRODUCT && <ThingHistory entity="product" id={editing} className="mt-6" />}
      <StockDialog id={stockOf} onClose={() => setStockOf(null)} />
      <ConfirmDialog {...dialog} />
    </section>
  )
}
