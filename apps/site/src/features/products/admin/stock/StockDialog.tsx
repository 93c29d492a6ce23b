import { Loading } from '~/components/admin/list-states.tsx'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { stockFormText } from './admin-stock.fi.ts'
import { StockForm } from './StockForm.tsx'

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

/** The form that changes a product's stock, on the level of this moment. */
function EditStock({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useFreshRead('GET /api/admin/products/{id}', { params: { id } })
  if (data)
    return (
      <>
        <StockForm product={data} onClose={onClose} onConflict={refetch} />
        <ThingHistory entity="product" id={id} className="mt-6" />
      </>
    )
  if (error && !isFetching) return <LoadFailure title={stockFormText.loadFailed} error={error} onRetry={refetch} />
  return <Loading />
}
