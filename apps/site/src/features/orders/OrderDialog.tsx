import { formatDateTime } from '@arkpax/schema/format-fi'
import { orderName } from '@arkpax/schema/order-names'
import type { OrderDetail } from '@arkpax/schema/orders'
import { type ReactNode, useEffect, useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useRead } from '~/lib/use-read.ts'
import { OrderItems } from './OrderItems.tsx'
import { OrderOrigin } from './OrderOrigin.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ordersTexts } from './orders.fi.ts'
import { StatusSelect } from './StatusSelect.tsx'

/** One order with all that is known of it; closed while `id` is empty. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [title, setTitle] = useState('')
  return (
    <Dialog open={id !== ''} onClose={onClose} title={title || ordersTexts.titleOfUnread(id)} wide>
      <LoadedOrder id={id} onTitle={setTitle} />
    </Dialog>
  )
}

function LoadedOrder({ id, onTitle }: { id: string; onTitle: (title: string) => void }) {
  const { data, error, refetch } = useRead('GET /api/admin/orders/{id}', { params: { id } })
  useEffect(() => {
    onTitle(data ? orderName(data) : '')
    return () => onTitle('')
  }, [data, onTitle])
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
      <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Fact term={ordersTexts.customer}>
          <p>{order.customer_name}</p>
          <CustomerLink email={order.customer_email} />
          <p className="flex items-center gap-1">
            <a href={`mailto:${order.customer_email}`} className="min-w-0 underline">
              {order.customer_email}
            </a>
            <CopyButton value={order.customer_email} what={ordersTexts.copied.email} />
          </p>
          {order.customer_phone && (
            <p className="flex items-center gap-1">
              <a href={`tel:${order.customer_phone.replace(/[^+\d]/g, '')}`} className="min-w-0 underline">
                {order.customer_phone}
              </a>
              <CopyButton value={order.customer_phone} what={ordersTexts.copied.phone} />
            </p>
          )}
        </Fact>
        <Fact term={ordersTexts.delivery}>
          <p>{order.shipping_address}</p>
          <p className="flex items-center gap-1">
            {order.shipping_postcode} {order.shipping_city}
            <CopyButton value={addressOf(order)} what={ordersTexts.copied.address} />
          </p>
        </Fact>
        {order.note && (
          <Fact term={ordersTexts.note} className="sm:col-span-2">
            <span className="whitespace-pre-line">{order.note}</span>
          </Fact>
        )}
      </dl>
      {order.contact_message && <OrderOrigin message={order.contact_message} />}
      <OrderItems order={order} />
      <OrderTimeline id={order.id} events={order.events} />
    </div>
  )
}

/** As it is written on a parcel. */
const addressOf = ({ customer_name, shipping_address, shipping_postcode, shipping_city }: OrderDetail) =>
  [customer_name, shipping_address, `${shipping_postcode} ${shipping_city}`].join('\n')

function Fact({ term, className = '', children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={`wrap-anywhere ${className}`}>
      <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
