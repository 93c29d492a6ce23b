import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { dashboardText as text } from './dashboard.fi.ts'
import { OrderRow } from './OrderRow.tsx'
import { NoOrders } from './Overview.tsx'
import { useOwnList } from './use-own-list.ts'

const STEP = 10

/** All orders of the customer, newest first, ten more at a time. */
export function Orders({ onReview }: { onReview: (orderId: string) => void }) {
  const [shown, setShown] = useState(STEP)
  const orders = useOwnList('GET /api/auth/orders')
  return (
    <Loaded read={orders} failure={text.ordersFailure} empty={<NoOrders />}>
      {(all) => (
        <>
          <ul>
            {all.slice(0, shown).map((order) => (
              <OrderRow key={order.id} order={order} onReview={onReview} />
            ))}
          </ul>
          {all.length > shown && (
            <Button className="mt-6" onClick={() => setShown(shown + STEP)}>
              {text.more(all.length - shown)}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
