import type { OrderDetail } from '@arkpax/schema/orders'
import { useEffect, useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Deliveries } from '~/features/deliveries/Deliveries.tsx'
import { documentsTexts } from '~/features/documents/documents.fi.ts'
import { OrderDocuments } from '~/features/documents/OrderDocuments.tsx'
import { OfferOfOrder } from '~/features/offers/OfferOfOrder.tsx'
import { DeskSection } from '~/features/orders/desk/DeskSection.tsx'
import { deskTexts } from '~/features/orders/desk/desk.fi.ts'
import { OrderDesk } from '~/features/orders/desk/OrderDesk.tsx'
import { OrderNotes } from '~/features/orders/notes/OrderNotes.tsx'
import { orderNotesText } from '~/features/orders/notes/order-notes.fi.ts'
import { OrderPayments } from '~/features/payments/OrderPayments.tsx'
import { ReturnsOfOrder } from '~/features/returns/ReturnsOfOrder.tsx'
import { returnsText } from '~/features/returns/returns.fi.ts'
import { adminPaths } from '~/lib/admin-paths.ts'
import { useMailsOfTimeline } from './use-mails-of-timeline.ts'
import { useMoneyOfTimeline } from './use-money-of-timeline.ts'

/** What others keep of an order, and what staff tell each other of it; each role sees what it may. */
function Parts({ order }: { order: OrderDetail }) {
  const mayReadPayments = useMay('payments.read')
  const mayReadDocuments = useMay('documents.read')
  const mayReadReturns = useMay('returns.read')
  return (
    <>
      <Deliveries order={order} />
      {mayReadReturns && (
        <DeskSection title={returnsText.title}>
          <ReturnsOfOrder order={order} />
        </DeskSection>
      )}
      {mayReadPayments && (
        <DeskSection>
          <OrderPayments orderId={order.id} />
        </DeskSection>
      )}
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

const Desk = ({ id, onTitle }: { id: string; onTitle: (title: string) => void }) => (
  <OrderDesk
    id={id}
    onTitle={onTitle}
    origin={<OfferOfOrder orderId={id} />}
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
