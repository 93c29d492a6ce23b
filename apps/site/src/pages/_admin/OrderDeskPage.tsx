import { useEffect, useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Deliveries } from '~/features/deliveries/Deliveries.tsx'
import { OfferOfOrder } from '~/features/offers/OfferOfOrder.tsx'
import { deskTexts } from '~/features/orders/desk/desk.fi.ts'
import { OrderDesk } from '~/features/orders/desk/OrderDesk.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'

/** The screen behind /admin/orders/{id}: an order with what every feature keeps of it. */
export function OrderDeskPage() {
  const [title, setTitle] = useState(deskTexts.title)
  const [, , , id = ''] = location.pathname.split('/')
  useEffect(() => {
    if (!id) location.replace(adminPaths.orders)
  }, [id])
  return (
    <AdminScreen section="orders" title={title}>
      {id && (
        <OrderDesk
          id={id}
          onTitle={setTitle}
          parts={(order) => (
            <>
              <OfferOfOrder orderId={order.id} />
              <Deliveries order={order} />
            </>
          )}
        />
      )}
    </AdminScreen>
  )
}
