import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { productFormText } from './admin-products.fi.ts'
import { EditProduct } from './EditProduct.tsx'
import { NewProduct } from './NewProduct.tsx'

/** What the dialog is open for: a new product, or one that is there. */
export type Editing = 'new' | { id: string }

interface Props {
  editing: Editing | null
  onClose: () => void
}

/** Where products are made and changed. */
export function ProductDialog({ editing, onClose }: Props) {
  return (
    <Dialog
      wide
      open={editing !== null}
      onClose={onClose}
      title={editing === 'new' ? productFormText.createTitle : productFormText.editTitle}
    >
      {editing === 'new' && <NewProduct onClose={onClose} />}
      {editing !== null && editing !== 'new' && <EditProduct id={editing.id} onClose={onClose} />}
    </Dialog>
  )
}
