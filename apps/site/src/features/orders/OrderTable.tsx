import { buyerName } from '@arkpax/schema/buyer-name'
import { formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { ChooseCell, ChooseHead } from '~/components/admin/lists/ChooseRow.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'
import { OrderStates } from './OrderStates.tsx'
import { ordersTexts } from './orders.fi.ts'
import { StatusSelect } from './StatusSelect.tsx'

/** Over the alignment of the cell's own recipe. */
const middle = 'align-middle!'

interface Props {
  orders: readonly Order[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
  /** Which are chosen; nothing where they cannot be. */
  rows: ChosenRows<Order> | undefined
}

/** A page of orders, each with its state at hand. */
export function OrderTable({ orders, isPending, sort, onSort, rows }: Props) {
  const { columns } = ordersTexts
  return (
    <Table label={ordersTexts.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          {rows && <ChooseHead />}
          <HeadCell>{columns.id}</HeadCell>
          <SortHead name="date" label={columns.date} first="descending" {...{ sort, onSort }} />
          <SortHead name="customer" label={columns.customer} {...{ sort, onSort }} />
          <HeadCell numeric className="max-lg:hidden">
            {columns.items}
          </HeadCell>
          <SortHead name="total" label={columns.total} numeric first="descending" {...{ sort, onSort }} />
          <HeadCell>{columns.status}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} rows={rows} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ order, rows }: { order: Order } & Pick<Props, 'rows'>) {
  const { columns } = ordersTexts
  return (
    <tr className="relative">
      {rows && (
        <ChooseCell
          name={ordersTexts.rowName(order.number)}
          isChosen={rows.isChosen(order.id)}
          onToggle={(isRange) => rows.toggle(order.id, isRange)}
        />
      )}
      <Cell className={middle}>
        <a
          href={adminOrderPath(order.id)}
          className="inline-flex min-h-8 items-center font-semibold tabular-nums underline"
        >
          {order.number}
        </a>
      </Cell>
      <Cell label={columns.date} className={middle}>
        {formatDateTime(order.created_at)}
      </Cell>
      <Cell label={columns.customer} className={`${middle} max-w-80 wrap-anywhere`}>
        {buyerName(order.company, order.customer_name)}
        <span className="block text-sm text-ink-muted">
          <EmailText email={order.customer_email} />
        </span>
      </Cell>
      <Cell numeric label={columns.items} className={`${middle} max-lg:hidden!`}>
        {order.items.reduce((sum, { quantity }) => sum + quantity, 0)}
      </Cell>
      <Cell numeric label={columns.total} className={middle}>
        {formatEuros(order.total_amount)}
      </Cell>
      <Cell label={columns.status} className={middle}>
        <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 md:justify-start">
          <StatusSelect order={order} isQuiet />
          <OrderStates order={order} isBesideStatus />
        </div>
      </Cell>
    </tr>
  )
}
