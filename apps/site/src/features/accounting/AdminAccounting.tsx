import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { Accounts } from './Accounts.tsx'
import { accountingTexts as text } from './accounting.fi.ts'
import { OpenInvoices } from './OpenInvoices.tsx'
import { SalesByMonth } from './SalesByMonth.tsx'

/** What the accountant needs: sales with their tax, open invoices, numbers of accounts. */
export function AdminAccounting() {
  return (
    <AdminScreen section="accounting" title={text.title}>
      <AccountingTabs />
    </AdminScreen>
  )
}

function AccountingTabs() {
  const [{ valilehti }, setAddress] = useUrlState({ valilehti: 'sales' })
  return (
    <Tabs
      label={text.title}
      value={valilehti}
      onChange={(id) => setAddress({ valilehti: id })}
      tabs={[
        { id: 'sales', label: text.tabs.sales, content: <SalesByMonth /> },
        { id: 'receivables', label: text.tabs.receivables, content: <OpenInvoices /> },
        { id: 'accounts', label: text.tabs.accounts, content: <Accounts /> },
      ]}
    />
  )
}
