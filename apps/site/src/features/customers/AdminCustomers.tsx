import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { CustomerOfAddress } from './CustomerOfAddress.tsx'
import { CustomerPage } from './CustomerPage.tsx'
import { Customers } from './Customers.tsx'
import { customersText as text } from './customers.fi.ts'

/** The back office of customers: the list, or the one that the address names by its id or by an e-mail address. */
export function AdminCustomers() {
  const [{ id, email }, setAddress] = useUrlState({ id: '', email: '' })
  const close = () => setAddress({ id: '', email: '' })
  return (
    <AdminScreen section="customers" title={text.title}>
      {id ? (
        <CustomerPage key={id} id={id} onClose={close} />
      ) : email ? (
        <CustomerOfAddress
          email={email}
          onFound={(found) => setAddress({ id: found, email: '' }, 'replace')}
          onClose={close}
        />
      ) : (
        <Customers onOpen={(opened) => setAddress({ id: opened })} />
      )}
    </AdminScreen>
  )
}
