import type { OrderMoney } from '@arkpax/schema/payments'
import { useState } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import type { ButtonTone } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { moneyDraft } from './money-form.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { orderPaymentsText as text } from './payments.fi.ts'
import { RefundForm } from './RefundForm.tsx'

interface Props {
  kind: 'payment' | 'refund'
  orderId: string
  money: OrderMoney
  tone?: ButtonTone
}

/** Writes down a payment, or gives money back; the message that says so takes it back for ten seconds. */
export function MoneyButton({ kind, orderId, money, tone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const label = kind === 'refund' ? text.giveBack : text.record
  const Form = kind === 'refund' ? RefundForm : PaymentForm
  const done = () => setOpen(false)
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog open={isOpen} title={label} draft={moneyDraft(kind, orderId)} onClose={done} discard={text.discard}>
        {({ onTyped, close }) => <Form {...{ orderId, money, onTyped, close }} onDone={done} />}
      </FormDialog>
    </>
  )
}
