import { Suspense, useEffect } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { lazyPart } from '~/components/ui/react/lazy-part.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { Dashboard } from '~/features/dashboard/Dashboard.tsx'
import { DoctorLine } from '~/features/doctor/DoctorLine.tsx'
import { PublishingState } from '~/features/publishing/PublishingState.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'

const Orders = lazyPart(() => import('~/features/orders/Orders.tsx').then(({ Orders }) => Orders))

/** The screen behind /admin: what needs a hand today, and the orders. */
export function AdminHome() {
  const [address, setAddress] = useUrlState({ nakyma: 'yleiskuva', order: '', contact: '' })
  const mayReadOrders = useMay('orders.read')
  const isOrders = address.nakyma === 'tilaukset' || address.contact !== ''
  // Links of before named one order here.
  useEffect(() => {
    if (address.order) location.replace(adminOrderPath(address.order))
  }, [address.order])
  useEffect(() => {
    if (isOrders) setAddress({ nakyma: 'tilaukset' }, 'replace')
  }, [isOrders, setAddress])

  return (
    <AdminScreen section={isOrders ? 'orders' : 'dashboard'} title={isOrders ? 'Tilaukset' : 'Hallintapaneeli'}>
      <Tabs
        label="Hallintapaneelin näkymät"
        value={isOrders ? 'tilaukset' : 'yleiskuva'}
        onChange={(nakyma) => setAddress({ nakyma })}
        tabs={[
          {
            id: 'yleiskuva',
            label: 'Yleiskuva',
            content: (
              <>
                <DoctorLine />
                <Dashboard>
                  <PublishingState />
                </Dashboard>
              </>
            ),
          },
          ...(mayReadOrders
            ? [
                {
                  id: 'tilaukset',
                  label: 'Tilaukset',
                  content: (
                    <Suspense fallback={<Loading />}>
                      <Orders />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
    </AdminScreen>
  )
}
