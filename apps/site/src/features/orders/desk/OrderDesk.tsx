import { formatDateTime } from '@arkpax/schema/format-fi'
import { orderTitle, shortOrderId } from '@arkpax/schema/order-names'
import type { OrderDetail } from '@arkpax/schema/orders'
import { type ReactNode, useEffect } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { OrderItems } from '../OrderItems.tsx'
import { OrderMessages } from '../OrderMessages.tsx'
import { OrderOrigin } from '../OrderOrigin.tsx'
import { OrderStates } from '../OrderStates.tsx'
import { type Happening, OrderTimeline } from '../OrderTimeline.tsx'
import { ordersTexts } from '../orders.fi.ts'
import { StatusSelect } from '../StatusSelect.tsx'
import { DeskSection } from './DeskSection.tsx'
import { deskTexts as text } from './desk.fi.ts'
import { EditOrder } from './EditOrder.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderPeople } from './OrderPeople.tsx'

interface Props {
  id: string
  /** Tells what the order is called, once that is known. */
  onTitle: (title: string) => void
  /** What it was made from, beside its conversation. */
  origin?: ReactNode
  /** What is to be done next with the order, above all of it. */
  next?: ((order: OrderDetail) => ReactNode) | undefined
  /** What other features show of the order, under its rows. */
  parts?: ((order: OrderDetail) => ReactNode) | undefined
  /** What happened elsewhere, for the timeline. */
  happenings?: readonly Happening[] | undefined
}

/** One order with all that belongs to it: what it is made of, who buys, what has happened, and what others keep of it. */
export function OrderDesk({ id, onTitle, ...more }: Props) {
  const { data, error, refetch } = useRead('GET /api/admin/orders/{id}', { params: { id } })
  const name = data ? orderTitle(data) : text.title
  useOpenThing(name, () => location.assign(adminPaths.orders))
  useEffect(() => onTitle(name), [name, onTitle])
  if (error) return <LoadFailure title={text.failure} error={error} onRetry={refetch} />
  return data ? <Opened order={data} {...more} /> : <Loading />
}

function Opened({ order, origin, next, parts, happenings }: { order: OrderDetail } & Omit<Props, 'id' | 'onTitle'>) {
  const mayReadPayments = useMay('payments.read')
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <StatusSelect order={order} />
        <OrderStates order={order} />
        <p className="text-sm text-ink-muted tabular-nums">
          {text.ordered(formatDateTime(order.created_at), shortOrderId(order.id))}
        </p>
        <div className="ml-auto">
          <EditOrder order={order} />
        </div>
      </div>
      {next?.(order)}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <DeskSection title={ordersTexts.items}>
            {origin}
            <OrderItems order={order} />
          </DeskSection>
          {parts?.(order)}
          <DeskSection>
            <OrderTimeline id={order.id} events={order.events} more={happenings} />
          </DeskSection>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 max-xl:order-first">
          <OrderPeople order={order} />
          {!mayReadPayments && <OrderMoney order={order} />}
          {order.note && (
            <DeskSection title={text.note}>
              <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>
            </DeskSection>
          )}
          {(order.contact_message || order.messages.length > 0) && (
            <DeskSection title={text.conversation}>
              {order.contact_message && <OrderOrigin message={order.contact_message} />}
              <OrderMessages messages={order.messages} />
            </DeskSection>
          )}
        </div>
      </div>
    </div>
  )
}
