import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { useRead } from '~/lib/use-read.ts'
import { BankEntries } from './BankEntries.tsx'
import { OrderPaymentsDialog } from './OrderPaymentsDialog.tsx'
import { paymentsText as text } from './payments.fi.ts'
import { Receivables } from './Receivables.tsx'
import { RefundsToPay } from './RefundsToPay.tsx'
import { receivablesLabel } from './receivables-label.ts'
import { Statements } from './Statements.tsx'

/** The back office of money: who owes, what the bank tells, what is to be given back. */
export function AdminPayments() {
  return (
    <AdminScreen section="payments" title={text.title}>
      <Payments />
    </AdminScreen>
  )
}

function Payments() {
  const [address, setAddress] = useUrlState({ view: 'receivables', tilaus: '' })
  const { data } = useRead('GET /api/admin/payment-counts')
  const mayWrite = useMay('payments.write')
  const mayRefund = useMay('payments.refund')
  const open = (tilaus: string) => setAddress({ tilaus })
  const tabs = [
    { id: 'receivables', label: receivablesLabel(data), content: <Receivables onOpen={open} /> },
    { id: 'entries', label: counted(text.entries, data?.unmatched), content: <BankEntries onOpen={open} /> },
    ...(mayWrite ? [{ id: 'statements', label: text.statements, content: <Statements /> }] : []),
    ...(mayRefund
      ? [{ id: 'refunds', label: counted(text.refunds, data?.refunds), content: <RefundsToPay onOpen={open} /> }]
      : []),
  ]
  const value = tabs.some(({ id }) => id === address.view) ? address.view : 'receivables'
  return (
    <>
      <Tabs label={text.views} tabs={tabs} value={value} onChange={(view) => leaveTo(view)} />
      <OrderPaymentsDialog id={address.tilaus} onClose={() => setAddress({ tilaus: '' })} />
    </>
  )

  /** Each view has filters of its own, which mean nothing in another. */
  function leaveTo(view: string) {
    history.pushState(null, '', view === 'receivables' ? location.pathname : `${location.pathname}?view=${view}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }
}

const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label)
