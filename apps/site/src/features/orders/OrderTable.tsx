import { formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOrderPath } from '~/lib/paths.ts'
import { ordersTexts } from './orders.fi.ts'
import { StatusSelect } from './StatusSelect.tsx'

interface Props {
  orders: readonly Order[]
  isPending: boolean
  onOpen: (id: string) => void
}

/** A page of orders, each with its state at hand. */
export function OrderTable({ orders, isPending, onOpen }: Props) {
  const { columns } = ordersTexts
  return (
    <Table label={ordersTexts.list} aria-busy={isPending} className="min-w-4xl">
      <thead>
        <tr>
          <HeadCell>{columns.id}</HeadCell>
          <HeadCell>{columns.date}</HeadCell>
          <HeadCell>{columns.customer}</HeadCell>
          <HeadCell numeric>{columns.items}</HeadCell>
          <HeadCell numeric>{columns.total}</HeadCell>
          <HeadCell>{columns.status}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ order, onOpen }: { order: Order; onOpen: (id: string) => void }) {
  return (
    <tr>
      <Cell>
        <a
          href={adminOrderPath(order.id)}
          className="font-mono text-sm font-semibold underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(order.id)
          }}
        >
          {order.id.slice(0, 8)}
        </a>
      </Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(order.created_at)}</Cell>
      <Cell className="max-w-80 wrap-anywhere">
        {order.customer_name}
        <span className="block text-sm text-ink-muted">{order.customer_email}</span>
      </Cell>
      <Cell numeric>{order.items.reduce((sum, { quantity }) => sum + quantity, 0)}</Cell>
      <Cell numeric>{formatEuros(order.total_amount)}</Cell>
      <Cell>
        <StatusSelect order={order} />
      </Cell>
    </tr>
  )
}
