import { paymentStateOf } from '@arkpax/schema/order-payment'
import { deliveryStateLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import type { Order } from '@arkpax/schema/orders'
import { deliveryTone, paymentTone } from '~/components/admin/order-tones.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'

/** How far an order has been paid and delivered, beside its status; what is not followed and what has not begun is left out. */
export function OrderStates({ order }: { order: Order }) {
  const payment = paymentStateOf(order)
  if (payment === 'untracked' && order.delivery_state === 'none') return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {payment !== 'untracked' && <Badge tone={paymentTone[payment]}>{paymentStateLabels[payment]}</Badge>}
      {order.delivery_state !== 'none' && (
        <Badge tone={deliveryTone[order.delivery_state]}>{deliveryStateLabels[order.delivery_state]}</Badge>
      )}
    </span>
  )
}
