import type { OrderDetail } from '@arkpax/schema/orders'
import type { ReturnSummary } from '@arkpax/schema/returns'
import { useMay } from '~/components/admin/signed-in.ts'
import { ListedReturns } from './ListedReturns.tsx'
import { returnsText as text } from './returns.fi.ts'
import { StartReturn } from './StartReturn.tsx'

/** What of an order has been withdrawn, and the way to write down a withdrawal that came otherwise. */
export function ReturnsOfOrder({ order, returns }: { order: OrderDetail; returns: readonly ReturnSummary[] }) {
  const mayWrite = useMay('returns.write')
  return (
    <div className="grid grid-cols-1 gap-4">
      {returns.length === 0 && <p className="text-ink-muted">{text.noneOfOrder}</p>}
      {returns.length > 0 && <ListedReturns returns={returns} />}
      {mayWrite && (order.status !== 'cancelled' || order.delivery_state !== 'none') && <StartReturn order={order} />}
    </div>
  )
}
