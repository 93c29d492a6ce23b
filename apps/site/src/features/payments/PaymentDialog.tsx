import type { OrderMoney } from '@arkpax/schema/payments'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { moneyDraft } from './money-form.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { orderPaymentsText as text } from './payments.fi.ts'
import { RefundForm } from './RefundForm.tsx'

interface Props {
  kind: 'payment' | 'refund' | null
  orderId: string
  money: OrderMoney
  onClose: () => void
}

/** Writes down a payment, or gives money back; the message that says so takes it back for ten seconds. */
export const PaymentDialog = ({ kind, orderId, money, onClose }: Props) => (
  <FormDialog
    open={kind !== null}
    title={kind === 'refund' ? text.giveBack : text.record}
    draft={moneyDraft(kind ?? 'payment', orderId)}
    onClose={onClose}
    discard={text.discard}
  >
    {({ onTyped, close }) =>
      kind === 'refund' ? (
        <RefundForm {...{ orderId, money, onTyped, close }} onDone={onClose} />
      ) : (
        <PaymentForm {...{ orderId, money, onTyped, close }} onDone={onClose} />
      )
    }
  </FormDialog>
)
