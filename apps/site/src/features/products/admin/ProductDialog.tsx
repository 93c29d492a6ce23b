import { FormDialog } from '~/components/admin/FormDialog.tsx'
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
  const isNew = editing === 'new'
  return (
    <FormDialog
      open={editing !== null}
      onClose={onClose}
      title={isNew ? productFormText.createTitle : productFormText.editTitle}
      discard={productFormText.discard}
    >
      {({ onTyped, close }) => {
        const form = { onTyped, onCancel: close, onSaved: onClose }
        if (isNew) return <NewProduct {...form} />
        return editing && <EditProduct id={editing.id} {...form} />
      }}
    </FormDialog>
  )
}
