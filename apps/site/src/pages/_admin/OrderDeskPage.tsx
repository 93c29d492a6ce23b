import type { OrderDetail } from '@arkpax/schema/orders'
import { useEffect, useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { Deliveries } from '~/features/deliveries/Deliveries.tsx'
import { documentsTexts } from '~/features/documents/documents.fi.ts'
import { OrderDocuments } from '~/features/documents/OrderDocuments.tsx'
import { OfferOfOrder } from '~/features/offers/OfferOfOrder.tsx'
import { DeskSection } from '~/features/orders/desk/DeskSection.tsx'
import { deskTexts } from '~/features/orders/desk/desk.fi.ts'
import { OrderDesk } from '~/features/orders/desk/OrderDesk.tsx'
import { AgreedPayment } from '~/features/orders/desk/OrderMoney.tsx'
import { OrderNotes } from '~/features/orders/notes/OrderNotes.tsx'
import { orderNotesText } from '~/features/orders/notes/order-notes.fi.ts'
import { OrderPayments } from '~/features/payments/OrderPayments.tsx'
import { ReturnsOfOrder } from '~/features/returns/ReturnsOfOrder.tsx'
import { returnsText } from '~/features/returns/returns.fi.ts'
import { adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { OrderNextStep, useMoneyOffered } from './OrderNextStep.tsx'
import { useMailsOfTimeline } from './use-mails-of-timeline.ts'
import { useMoneyOfTimeline } from './use-money-of-timeline.ts'

/** What others keep of an order, in the order in which it is done, and what staff tell each other of it; each role sees what it may. */
function Parts({ order }: { order: OrderDetail }) {
  const mayReadPayments = useMay('payments.read')
  const mayReadDocuments = useMay('documents.read')
  const mayReadReturns = useMay('returns.read')
  const offeredAbove = useMoneyOffered(order)
  return (
    <>
      {mayReadPayments && (
        <DeskSection>
          <OrderPayments orderId={order.id} agreed={<AgreedPayment order={order} />} offeredAbove={offeredAbove} />
        </DeskSection>
      )}
      <Deliveries order={order} />
      {mayReadReturns && <Returns order={order} />}
      {mayReadDocuments && (
        <DeskSection title={documentsTexts.title}>
          <OrderDocuments orderId={order.id} />
        </DeskSection>
      )}
      <DeskSection title={orderNotesText.title}>
        <OrderNotes orderId={order.id} />
      </DeskSection>
    </>
  )
}

/** Before anything has left there is nothing to return: an order is changed or cancelled instead. */
function Returns({ order }: { order: OrderDetail }) {
  const hasLeft = order.delivery_state !== 'none'
  const returns = useRead('GET /api/admin/orders/{id}/returns', { params: { id: order.id } })
  return (
    <Loaded read={returns} failure={returnsText.ofOrderFailed} waiting={hasLeft ? <Skeleton className="h-28" /> : null}>
      {(found) =>
        (hasLeft || found.length > 0) && (
          <DeskSection title={returnsText.title}>
            <ReturnsOfOrder order={order} returns={found} />
          </DeskSection>
        )
      }
    </Loaded>
  )
}

const Desk = ({ id, onTitle }: { id: string; onTitle: (title: string) => void }) => (
  <OrderDesk
    id={id}
    onTitle={onTitle}
    origin={<OfferOfOrder orderId={id} />}
    next={(order) => <OrderNextStep order={order} />}
    parts={(order) => <Parts order={order} />}
    happenings={[...useMoneyOfTimeline(id), ...useMailsOfTimeline(id)]}
  />
)

/** The screen behind /admin/orders/{id}: an order with what every feature keeps of it. */
export function OrderDeskPage() {
  const [title, setTitle] = useState(deskTexts.title)
  const [, , , id = ''] = location.pathname.split('/')
  useEffect(() => {
    if (!id) location.replace(adminPaths.orders)
  }, [id])
  return (
    <AdminScreen section="orders" title={title}>
      {id && <Desk id={id} onTitle={setTitle} />}
    </AdminScreen>
  )
}
