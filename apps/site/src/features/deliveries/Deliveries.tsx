import type { Delivery } from '@arkpax/schema/deliveries'
import type { OrderDetail } from '@arkpax/schema/orders'
import { useId } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { deliveriesText as text } from './deliveries.fi.ts'
import { isLastToSend, leftOf, piecesOf } from './left-to-deliver.ts'
import { NewDelivery } from './NewDelivery.tsx'

/** The deliveries of an order: put together, followed, sent, delivered, and what is left to send. */
export function Deliveries({ order }: { order: OrderDetail }) {
  const id = useId()
  const deliveries = useRead('GET /api/admin/orders/{id}/deliveries', { params: { id: order.id } })
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="font-semibold">
        {text.title}
      </h2>
      <Loaded read={deliveries} failure={text.failed}>
        {(all) => <Listed order={order} deliveries={all} />}
      </Loaded>
    </section>
  )
}

function Listed({ order, deliveries }: { order: OrderDetail; deliveries: Delivery[] }) {
  const mayWrite = useMay('orders.write')
  const left = leftOf(order, deliveries)
  const count = piecesOf(left)
  const productOf = (itemId: string) => order.items.find(({ id }) => id === itemId)?.product_id ?? ''
  const isOpen = order.status !== 'cancelled'
  return (
    <>
      {deliveries.length === 0 && <p className="text-ink-muted">{text.empty}</p>}
      {deliveries.length > 0 && (
        <ol className="grid grid-cols-1 gap-4">
          {deliveries.map((delivery, index) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              position={index + 1}
              productOf={productOf}
              isLast={isLastToSend(delivery.id, deliveries, count)}
            />
          ))}
        </ol>
      )}
      {isOpen && count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {deliveries.length > 0 && <p>{text.left(count)}</p>}
          {mayWrite && <NewDelivery order={order} left={left} />}
        </div>
      )}
    </>
  )
}
