import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { ordersTexts } from './orders.fi.ts'

/** What an order holds, at the prices of its day. */
export function OrderItems({ order }: { order: Order }) {
  const { itemColumns: columns } = ordersTexts
  return (
    <Table label={ordersTexts.items} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.product}</HeadCell>
          <HeadCell numeric>{columns.price}</HeadCell>
          <HeadCell numeric>{columns.quantity}</HeadCell>
          <HeadCell numeric>{columns.sum}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <Cell className="min-w-40 max-md:font-medium wrap-anywhere">{item.product_name}</Cell>
            <Cell numeric label={columns.price}>
              {formatEuros(item.price)}
            </Cell>
            <Cell numeric label={columns.quantity}>
              {formatNumber(item.quantity)}
            </Cell>
            <Cell numeric label={columns.sum}>
              {formatEuros(item.price * item.quantity)}
            </Cell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className="py-3 text-left font-semibold max-md:sr-only">
            {ordersTexts.total}
          </th>
          <Cell numeric label={ordersTexts.total} className="border-b-0 font-semibold">
            {formatEuros(order.total_amount)}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  )
}
