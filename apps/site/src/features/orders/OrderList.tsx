import type { orderExportQuery } from '@arkpax/schema/orders'
import type * as z from 'zod'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { ChosenOrders } from './ChosenOrders.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ordersTexts } from './orders.fi.ts'

interface Props {
  query: z.output<typeof orderExportQuery>
  isFiltered: boolean
  onSort: (sort: string) => void
  onClear: () => void
}

/** The orders that the filters choose, a page at a time; chosen ones are changed together. */
export function OrderList({ query, isFiltered, onSort, onClear }: Props) {
  const list = usePagedList('GET /api/admin/orders', query)
  const rows = useChosenRows(list.items)
  const mayWrite = useMay('orders.write')
  return (
    <>
      <ListResults list={list} isFiltered={isFiltered} text={ordersTexts.results} onClear={onClear}>
        {(orders) => (
          <>
            {mayWrite && <ChooseAll rows={rows} />}
            <OrderTable
              orders={orders}
              isPending={list.isPending}
              sort={query.sort}
              onSort={onSort}
              rows={mayWrite ? rows : undefined}
            />
          </>
        )}
      </ListResults>
      {mayWrite && <ChosenOrders rows={rows} />}
    </>
  )
}
