import { formatDateTime } from '@arkpax/schema/format-fi'
import type { OrderDetail } from '@arkpax/schema/orders'
import type { ReactNode } from 'react'
import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { useAdminQuery } from '~/components/admin/use-admin-calls.ts'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { paths } from '~/lib/paths.ts'
import { OrderItems } from './OrderItems.tsx'
import { ordersTexts } from './orders.fi.ts'
import { StatusSelect } from './StatusSelect.tsx'

/** One order with all that is known of it; closed while `id` is empty. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open={id !== ''} onClose={onClose} title={ordersTexts.detailTitle(id)} wide>
      <LoadedOrder id={id} />
    </Dialog>
  )
}

function LoadedOrder({ id }: { id: string }) {
  const { data, error, refetch } = useAdminQuery('GET /api/admin/orders/{id}', { params: { id } })
  if (error) return <LoadFailure title={ordersTexts.detailFailure} error={error} onRetry={refetch} />
  return data ? <Detail order={data} /> : <Loading />
}

function Detail({ order }: { order: OrderDetail }) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-muted">{formatDateTime(order.created_at)}</p>
        <StatusSelect order={order} />
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Fact term={ordersTexts.customer}>
          {order.customer_name}
          <a href={`mailto:${order.customer_email}`} className="block underline">
            {order.customer_email}
          </a>
          {order.customer_phone}
        </Fact>
        <Fact term={ordersTexts.delivery}>
          {order.shipping_address}
          <span className="block">
            {order.shipping_postcode} {order.shipping_city}
          </span>
        </Fact>
        {order.note && (
          <Fact term={ordersTexts.note}>
            <span className="whitespace-pre-line">{order.note}</span>
          </Fact>
        )}
      </dl>
      {order.contact_message_id && (
        <p>
          {ordersTexts.fromMessage}{' '}
          <a href={paths.adminContact} className="underline">
            {ordersTexts.openMessages}
          </a>
        </p>
      )}
      <OrderItems order={order} />
      <Timeline events={order.events} />
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Timeline({ events }: { events: OrderDetail['events'] }) {
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="font-semibold">
        {ordersTexts.timeline}
      </h3>
      <ol className="mt-3 grid gap-3 border-l border-line-strong pl-4">
        {events.map((event) => (
          <li key={event.id}>
            <p>{ordersTexts.event(event)}</p>
            <time dateTime={event.created_at} className="text-sm text-ink-muted tabular-nums">
              {formatDateTime(event.created_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
