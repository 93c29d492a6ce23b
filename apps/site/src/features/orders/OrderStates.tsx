import { paymentStateOf } from '@arkpax/schema/order-payment'
import { type DeliveryState, deliveryStateLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import { displayedOrderStatus, type OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import { deliveryTone, paymentTone } from '~/components/admin/order-tones.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'

/** What a delivery's state says over again beside a status. */
const alike: Partial<Record<OrderStatus, DeliveryState>> = { shipped: 'sent', delivered: 'delivered' }

interface Props {
  order: Order
  /** In a row, where only what the status does not say yet is told. */
  isBesideStatus?: boolean
}

/** How far an order has been paid and delivered, beside its status; what is not followed and what has not begun is left out. */
export function OrderStates({ order, isBesideStatus = false }: Props) {
  const payment = paymentStateOf(order)
  const status = displayedOrderStatus(order.status)
  const isSaid = isBesideStatus && alike[status] === order.delivery_state
  const isDone = isBesideStatus && status === 'delivered' && payment === 'paid'
  const showsPayment = payment !== 'untracked' && !isDone
  const showsDelivery = order.delivery_state !== 'none' && !isSaid
  if (!showsPayment && !showsDelivery) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {showsPayment && <Badge tone={paymentTone[payment]}>{paymentStateLabels[payment]}</Badge>}
      {showsDelivery && (
        <Badge tone={deliveryTone[order.delivery_state]}>{deliveryStateLabels[order.delivery_state]}</Badge>
      )}
    </span>
  )
}
