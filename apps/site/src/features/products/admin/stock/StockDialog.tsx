import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { stockFormText } from './admin-stock.fi.ts'
import { EditStock } from './EditStock.tsx'

interface Props {
  /** The product whose stock is to be changed; null while the dialog is closed. */
  id: string | null
  onClose: () => void
}

/** Where the stock of a product is changed. */
export const StockDialog = ({ id, onClose }: Props) => (
  <Dialog open={id !== null} onClose={onClose} title={stockFormText.title}>
    {id !== null && <EditStock id={id} onClose={onClose} />}
  </Dialog>
)
