import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/labels'
import { type OrderStatus, orderStatuses } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { ordersTexts } from './orders.fi.ts'

/** What needs a hand stands out, what is over steps back. */
const looks: Record<OrderStatus, string> = {
  pending: '[&_select]:border-notice [&_select]:bg-notice-tint',
  processing: '[&_select]:bg-surface',
  shipped: '[&_select]:bg-surface',
  delivered: '[&_select]:bg-forest-tint',
  cancelled: '[&_select]:bg-sunken',
}

/** The state of an order; any may be chosen from any (spec §4). A refusal says why and leaves it as it was. */
export function StatusSelect({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  const { mutate, isPending, variables } = useAdminMutation('PUT /api/admin/orders/{id}/status', {
    success: ordersTexts.statusUpdated,
    failure: ordersTexts.statusFailure,
    changes: ['GET /api/admin/orders', 'GET /api/admin/orders/{id}', 'GET /api/admin/dashboard', 'GET /api/products'],
  })
  const chosen = isPending ? variables[0].body.status : displayedOrderStatus(order.status)
  return (
    <Select
      label={ordersTexts.statusOf(order.id)}
      labelHidden
      className={`min-w-36 [&_select]:min-h-11 [&_select]:py-1.5 [&_select]:text-[0.9375rem] ${looks[chosen]}`}
      value={chosen}
      disabled={isPending}
      onChange={(event) =>
        mutate([{ params: { id: order.id }, body: { status: displayedOrderStatus(event.target.value) } }])
      }
    >
      {orderStatuses.map((status) => (
        <option key={status} value={status}>
          {orderStatusLabels[status]}
        </option>
      ))}
    </Select>
  )
}
