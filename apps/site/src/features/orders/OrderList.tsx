import type { OrderStatus } from '@arkpax/schema/order-statuses'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { OrderTable } from './OrderTable.tsx'
import { ordersTexts } from './orders.fi.ts'

interface Props {
  filters: { q: string; status: OrderStatus | 'all' }
  onOpen: (id: string) => void
  onClear: () => void
}

/** The orders that the filters choose, a page at a time. */
export function OrderList({ filters, onOpen, onClear }: Props) {
  const list = usePagedList('GET /api/admin/orders', filters)
  return (
    <ListResults
      list={list}
      isFiltered={filters.q !== '' || filters.status !== 'all'}
      text={ordersTexts.results}
      onClear={onClear}
    >
      {(orders) => <OrderTable orders={orders} isPending={list.isPending} onOpen={onOpen} />}
    </ListResults>
  )
}
