import { formatEuros } from '@arkpax/schema/format-fi'
import { orderName } from '@arkpax/schema/order-names'
import { deliveryStateLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import { customerOrderStatusLabels, displayedOrderStatus } from '@arkpax/schema/order-statuses'
import type { CustomerOrder } from '@arkpax/schema/own-things'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { orderStatusTone } from '~/lib/order-status-tone.ts'
import { orderTrackingPath } from '~/lib/paths.ts'
import { dashboardText as text } from './dashboard.fi.ts'
import { useWaitsForReview } from './use-waits-for-review.ts'

interface Props {
  order: CustomerOrder
  /** Opens the review of what was delivered. */
  onReview: (orderId: string) => void
}

/** An order at a glance: tracking for each, a review for a delivered one of which something waits for it. */
export function OrderRow({ order, onReview }: Props) {
  const { id, created_at, total_amount, shipping_address, payment_state, delivery_state, items } = order
  const status = displayedOrderStatus(order.status)
  const name = orderName(order)
  const isWaiting = useWaitsForReview(items)
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold tabular-nums">{name}</span>
          <Badge tone={orderStatusTone[status]}>{customerOrderStatusLabels[status]}</Badge>
          {payment_state !== 'untracked' && <Badge>{paymentStateLabels[payment_state]}</Badge>}
          {delivery_state === 'part_sent' && <Badge>{deliveryStateLabels[delivery_state]}</Badge>}
        </p>
        <p className="mt-1 wrap-anywhere">
          {items.map(({ product_name, quantity }) => `${quantity}\u00A0×\u00A0${product_name}`).join(', ')}
        </p>
        <p className="mt-1 text-ink-muted tabular-nums">
          {text.ordered(created_at)} · {formatEuros(total_amount)}
        </p>
        <p className="text-ink-muted wrap-anywhere">
          {text.address}: {shipping_address}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {status === 'delivered' && isWaiting && (
          <Button onClick={() => onReview(id)} aria-label={`${text.review}: ${name}`}>
            {text.review}
          </Button>
        )}
        <a href={orderTrackingPath(id)} className={buttonClass()} aria-label={`${text.track}: ${name}`}>
          {text.track}
        </a>
      </div>
    </li>
  )
}
