import type { Customer } from '@arkpax/schema/accounts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded, Waiting } from '~/components/ui/react/Loaded.tsx'
import { lazyPart } from '~/components/ui/react/lazy-part.tsx'
import { OfflineNotice } from '~/components/ui/react/OfflineNotice.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { rememberUser } from '~/lib/auth-user.ts'
import { createQueryClient } from '~/lib/query-client.ts'
import { useRead } from '~/lib/use-read.ts'
import { asCustomer, signOut } from './customer-session.ts'
import { dashboardText as text } from './dashboard.fi.ts'
import { Overview } from './Overview.tsx'
import { showFailure } from './show-failure.ts'
import { VerifyNotice } from './VerifyNotice.tsx'

const Orders = lazyPart(() => import('./Orders.tsx').then(({ Orders }) => Orders))
const Reviews = lazyPart(() => import('./Reviews.tsx').then(({ Reviews }) => Reviews))
const Products = lazyPart(() => import('./Products.tsx').then(({ Products }) => Products))
const Profile = lazyPart(() => import('./Profile.tsx').then(({ Profile }) => Profile))
const ReviewDialog = lazyPart(() => import('./ReviewDialog.tsx').then(({ ReviewDialog }) => ReviewDialog))

/** The customer's account. Whoever is not signed in is sent to the sign-in. */
export function Account() {
  const [client] = useState(() => createQueryClient(asCustomer))
  return (
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <SignedIn />
    </QueryClientProvider>
  )
}

function SignedIn() {
  const me = useRead('GET /api/auth/me')
  useEffect(() => {
    if (me.data) rememberUser(me.data)
  }, [me.data])
  return (
    <Loaded read={me} failure={text.loadFailure}>
      {(customer) => <Opened customer={customer} />}
    </Loaded>
  )
}

function Opened({ customer }: { customer: Customer }) {
  const [{ nakyma }, setAddress] = useUrlState({ nakyma: 'yleiskuva' })
  const [reviewed, setReviewed] = useState('')
  const own = (content: ReactNode, hidden: string) => (customer.email_verified ? content : <p>{hidden}</p>)
  const { ordersHidden, productsHidden } = text.verify
  const tabs = [
    {
      id: 'yleiskuva',
      label: text.overview,
      content: own(
        <Overview onReview={setReviewed} onAllOrders={() => setAddress({ nakyma: 'tilaukset' })} />,
        ordersHidden,
      ),
    },
    { id: 'tilaukset', label: text.orders, content: own(<Orders onReview={setReviewed} />, ordersHidden) },
    {
      id: 'arvostelut',
      label: text.reviews,
      content: <Reviews owner={customer.email} onOrders={() => setAddress({ nakyma: 'tilaukset' })} />,
    },
    { id: 'tuotteet', label: text.products, content: own(<Products />, productsHidden) },
    { id: 'tiedot', label: text.profile, content: <Profile customer={customer} /> },
  ]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg wrap-anywhere">{text.hello(customer.first_name)}</p>
        <SignOut />
      </div>
      {!customer.email_verified && <VerifyNotice email={customer.email} />}
      <Suspense fallback={<Waiting />}>
        <Tabs
          label={text.tabs}
          value={tabs.some(({ id }) => id === nakyma) ? nakyma : 'yleiskuva'}
          onChange={(chosen) => setAddress({ nakyma: chosen })}
          tabs={tabs.map((tab) => ({ ...tab, content: <Suspense fallback={<Waiting />}>{tab.content}</Suspense> }))}
        />
        {reviewed && <ReviewDialog orderId={reviewed} owner={customer.email} onClose={() => setReviewed('')} />}
      </Suspense>
    </>
  )
}

function SignOut() {
  const [pending, setPending] = useState(false)
  async function leave() {
    setPending(true)
    try {
      await signOut()
    } catch (error) {
      setPending(false)
      showFailure(text.signOutFailure, error)
    }
  }
  return (
    <Button onClick={leave} pending={pending}>
      {text.signOut}
    </Button>
  )
}
