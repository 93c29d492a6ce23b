import { displayedOrderStatus, type OrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusInput } from '@arkpax/schema/orders'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ordersTexts } from './orders.fi.ts'
import { StatusDialog } from './StatusDialog.tsx'
import { useStatusChange } from './use-status-change.ts'

/** What needs a hand stands out, what is over steps back. */
const looks: Record<OrderStatus, string> = {
  pending: '[&_select]:border-notice [&_select]:bg-notice-tint',
  processing: '[&_select]:bg-surface',
  shipped: '[&_select]:bg-surface',
  delivered: '[&_select]:bg-forest-tint',
  cancelled: '[&_select]:bg-sunken',
}

/** In a row: a chip that opens the choice. Its border shows where it is pointed at or reached by the keyboard. */
const quiet = [
  'max-md:[&_select]:min-h-11 md:[&_select]:min-h-8 [&_select]:w-auto [&_select]:border-transparent [&_select]:py-0.5 [&_select]:pr-7 [&_select]:pl-2.5',
  '[&_select]:text-sm [&_select]:font-semibold [&_select]:hover:border-line-strong',
  '[&_select]:[background-position:right_0.9rem_center,right_0.525rem_center]',
].join(' ')
const quietLooks: Record<OrderStatus, string> = {
  pending: '[&_select]:bg-notice-tint [&_select]:text-notice',
  processing: '[&_select]:bg-sunken',
  shipped: '[&_select]:bg-sunken',
  delivered: '[&_select]:bg-transparent [&_select]:text-ink-muted',
  cancelled: '[&_select]:bg-transparent [&_select]:text-ink-muted',
}
const loud = 'min-w-36 [&_select]:min-h-11 [&_select]:py-1.5 [&_select]:text-[0.9375rem]'

type ShownOrder = Pick<Order, 'id' | 'number' | 'status' | 'customer_email' | 'version'>

/**
 * The state of an order; any may be chosen from any. A choice that mails the customer or moves stock is asked about first: an
 * arrow key alone chooses. The focus stays here, so it is never disabled. Whose role only reads orders sees the word.
 */
export function StatusSelect({ order, isQuiet = false }: { order: ShownOrder; isQuiet?: boolean }) {
  const mayWrite = useMay('orders.write')
  const { mutate, isPending } = useStatusChange()
  const [asked, setAsked] = useState<OrderStatus | null>(null)
  const status = displayedOrderStatus(order.status)

  const save = (body: OrderStatusInput) =>
    mutate([{ params: { id: order.id }, body, ifMatch: order.version }], { onSettled: () => setAsked(null) })
  function choose(chosen: OrderStatus) {
    if (isPending || chosen === status) return
    if (hasConsequences(order, chosen)) setAsked(chosen)
    else save({ status: chosen, notify: false, restock: true, refund: false })
  }

  if (!mayWrite) return <Badge>{orderStatusLabels[status]}</Badge>
  return (
    <>
      <Select
        label={ordersTexts.statusOf(order.number)}
        labelHidden
        className={isQuiet ? `${quiet} ${quietLooks[status]}` : `${loud} ${looks[status]}`}
        value={status}
        aria-disabled={isPending || undefined}
        onChange={(event) => choose(displayedOrderStatus(event.target.value))}
      >
        <Options labels={orderStatusLabels} />
      </Select>
      {asked &&
        createPortal(
          <StatusDialog
            order={order}
            status={asked}
            isPending={isPending}
            onConfirm={save}
            onClose={() => setAsked(null)}
          />,
          document.body,
        )}
    </>
  )
}

/** Whether a change mails somebody or moves stock; an order without its person has nobody to mail. */
const hasConsequences = ({ customer_email, status }: ShownOrder, chosen: OrderStatus) =>
  customer_email !== '' || status === 'cancelled' || chosen === 'cancelled'
