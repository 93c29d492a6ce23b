import { isActiveOrder } from '@arkpax/schema/order-statuses'
import type { CustomerOrder } from '@arkpax/schema/own-things'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { paths } from '~/lib/paths.ts'
import { dashboardText as text } from './dashboard.fi.ts'
import { OrderRow } from './OrderRow.tsx'
import { useOwnList } from './use-own-list.ts'

/** How many orders the overview shows. */
const RECENT = 3

interface Props {
  onReview: (orderId: string) => void
  onAllOrders: () => void
}

/** How many orders there are, and the most recent of them. */
export function Overview(props: Props) {
  const orders = useOwnList('GET /api/auth/orders')
  return (
    <Loaded read={orders} failure={text.ordersFailure} empty={<NoOrders />}>
      {(all) => <Summary orders={all} {...props} />}
    </Loaded>
  )
}

/** Said where there are none yet, with the way to the products. */
export function NoOrders() {
  return (
    <EmptyState title={text.noOrders} text={text.noOrdersText}>
      <a href={paths.productsAlias} className={`${buttonClass('solid')} mt-4`}>
        {text.browse}
      </a>
    </EmptyState>
  )
}

function Summary({ orders, onReview, onAllOrders }: Props & { orders: readonly CustomerOrder[] }) {
  const counts = [
    [text.counts.active, orders.filter(({ status }) => isActiveOrder(status)).length],
    [text.counts.delivered, orders.filter(({ status }) => status === 'delivered').length],
    [text.counts.all, orders.length],
  ] as const
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {counts.map(([term, count]) => (
          <div key={term} className="flex flex-col-reverse border-t border-line pt-3">
            <dt className="label">{term}</dt>
            <dd className="figure text-3xl">{count}</dd>
          </div>
        ))}
      </dl>
      <h2 className="display mt-10 border-b border-line pb-3 text-xl">{text.recent}</h2>
      <ul>
        {orders.slice(0, RECENT).map((order) => (
          <OrderRow key={order.id} order={order} onReview={onReview} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {orders.length > RECENT && <Button onClick={onAllOrders}>{text.allOrders}</Button>}
        <a href={paths.productsAlias} className={buttonClass('quiet')}>
          {text.browse}
        </a>
      </div>
    </>
  )
}
