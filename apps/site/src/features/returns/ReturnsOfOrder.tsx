import type { OrderDetail } from '@arkpax/schema/orders'
import type { ReturnSummary } from '@arkpax/schema/returns'
import { useMay } from '~/components/admin/signed-in.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { adminReturnPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { ReturnDue } from './ReturnDue.tsx'
import { ReturnStateBadge } from './ReturnStateBadge.tsx'
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
          {returns.length > 0 && (
            <ul className="grid grid-cols-1 border-b border-line">
              {returns.map((one) => (
                <Listed key={one.id} of={one} />
              ))}
            </ul>
          )}
          {mayWrite && order.status !== 'cancelled' && <StartReturn order={order} />}
        </div>
      )}
    </Loaded>
  )
}

const Listed = ({ of }: { of: ReturnSummary }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
    <a href={adminReturnPath(of.id)} className="inline-flex min-h-8 items-center font-medium underline">
      {text.name(of.number)}
    </a>
    <ReturnStateBadge state={of.state} />
    <span className="min-w-0 wrap-anywhere">
      {of.items.map(({ product_name, quantity }) => text.line(product_name, quantity)).join(', ')}
    </span>
    <ReturnDue of={of} />
  </li>
)
