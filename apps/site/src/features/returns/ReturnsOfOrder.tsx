import type { OrderDetail } from '@arkpax/schema/orders'
import { useMay } from '~/components/admin/signed-in.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useRead } from '~/lib/use-read.ts'
import { ListedReturns } from './ListedReturns.tsx'
import { returnsText as text } from './returns.fi.ts'
import { StartReturn } from './StartReturn.tsx'

/** What of an order has been withdrawn, and the way to write down a withdrawal that came otherwise. */
export function ReturnsOfOrder({ order }: { order: OrderDetail }) {
  const read = useRead('GET /api/admin/orders/{id}/returns', { params: { id: order.id } })
  const mayWrite = useMay('returns.write')
  return (
    <Loaded read={read} failure={text.ofOrderFailed} waiting={<Skeleton className="h-16" />}>
      {(returns) => (
        <div className="grid grid-cols-1 gap-4">
          {returns.length === 0 && <p className="text-ink-muted">{text.noneOfOrder}</p>}
          {returns.length > 0 && <ListedReturns returns={returns} />}
          {mayWrite && (order.status !== 'cancelled' || order.delivery_state !== 'none') && (
            <StartReturn order={order} />
          )}
        </div>
      )}
    </Loaded>
  )
}
