import { percentIn } from '@arkpax/schema/facts-company'
import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { lineCents, namedLines, vatLinesOf } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { ordersTexts } from './orders.fi.ts'

/** What an order costs, at the prices of its day. */
export function OrderItems({ order }: { order: Order }) {
  const { itemColumns: columns } = ordersTexts
  return (
    <Table label={ordersTexts.lines} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.product}</HeadCell>
          <HeadCell numeric>{columns.price}</HeadCell>
          <HeadCell numeric>{columns.quantity}</HeadCell>
          <HeadCell numeric>{columns.sum}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {namedLines(order).map((line) => (
          <tr key={line.id}>
            <Cell className="min-w-40 max-md:font-medium wrap-anywhere">{line.name}</Cell>
            <Cell numeric label={columns.price}>
              {formatEuros(line.price)}
            </Cell>
            <Cell numeric label={columns.quantity}>
              {formatNumber(line.quantity)}
            </Cell>
            <Cell numeric label={columns.sum}>
              {formatEuros(toEuros(lineCents(line)))}
              {line.discount > 0 && (
                <span className="block text-sm font-normal text-ink-muted">
                  {columns.discount} −{formatEuros(line.discount)}
                </span>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
      <tfoot className="tabular-nums">
        <tr>
          <th scope="row" colSpan={3} className="py-3 text-left font-semibold max-md:sr-only">
            {ordersTexts.total}
          </th>
          <Cell numeric label={ordersTexts.total} className="border-b-0 font-semibold">
            {formatEuros(order.total_amount)}
          </Cell>
        </tr>
        {vatLinesOf(order).map(({ vatPercent, vat }) => (
          <tr key={vatPercent} className="text-sm text-ink-muted">
            <th scope="row" colSpan={3} className="py-1 text-left font-normal max-md:sr-only">
              {ordersTexts.vat(percentIn(vatPercent, 'fi'))}
            </th>
            <Cell numeric label={ordersTexts.vat(percentIn(vatPercent, 'fi'))} className="border-b-0 py-1!">
              {formatEuros(toEuros(vat))}
            </Cell>
          </tr>
        ))}
      </tfoot>
    </Table>
  )
}
