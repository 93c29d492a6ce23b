import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { useFreshProduct } from '../use-fresh-product.ts'
import { stockFormText } from './admin-stock.fi.ts'
import { StockForm } from './StockForm.tsx'

interface Props {
  id: string
  onClose: () => void
}

/** The form that changes a product's stock, on the level of this moment. */
export function EditStock({ id, onClose }: Props) {
  const { data, error, refetch, isFetching } = useFreshProduct(id)
  if (data) return <StockForm product={data} onClose={onClose} onConflict={refetch} />
  if (error && !isFetching) return <LoadFailure title={stockFormText.loadFailed} error={error} onRetry={refetch} />
  return <Loading />
}
