import { Suspense, useEffect } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { lazyPart } from '~/components/ui/react/lazy-part.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { Dashboard } from '~/features/dashboard/Dashboard.tsx'
import { PublishingState } from '~/features/publishing/PublishingState.tsx'

const Orders = lazyPart(() => import('~/features/orders/Orders.tsx').then(({ Orders }) => Orders))

/** The screen behind /admin: what needs a hand today, and the orders. */
export function AdminHome() {
  const [address, setAddress] = useUrlState({ nakyma: 'yleiskuva', order: '', contact: '' })
  const mayReadOrders = useMay('orders.read')
  const isOrders = address.nakyma === 'tilaukset' || address.order !== '' || address.contact !== ''
  // A link to one order opens it over the list, so that closing it leaves the list.
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
              <Dashboard>
                <PublishingState />
              </Dashboard>
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
