import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { paymentStateLabels } from '@arkpax/schema/order-states'
import type { OrderMoney } from '@arkpax/schema/payments'
import { useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { paymentTone } from '~/components/admin/order-tones.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { MoneyButton } from './MoneyButton.tsx'
import { PaymentRows } from './PaymentRows.tsx'
import { PAYMENT_READS } from './payment-reads.ts'
import { orderPaymentsText as text } from './payments.fi.ts'
import { TransferDetails } from './TransferDetails.tsx'

/** The money of an order: what has come, what was given back, how the rest is paid. */
export function OrderPayments({ orderId }: { orderId: string }) {
  const mayRead = useMay('payments.read')
  if (!mayRead) return null
  return <LoadedPayments orderId={orderId} />
}

function LoadedPayments({ orderId }: { orderId: string }) {
  const read = useRead('GET /api/admin/orders/{id}/payments', { params: { id: orderId } })
  return (
    <Loaded read={read} failure={text.failed}>
      {(money) => <Money orderId={orderId} money={money} />}
    </Loaded>
  )
}

function Money({ orderId, money }: { orderId: string; money: OrderMoney }) {
  const givenBack = toEuros(toCents(money.refunded) - toCents(money.waiting))
  const mayWrite = useMay('payments.write')
  const mayRefund = useMay('payments.refund')
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{text.title}</h2>
        <Badge tone={paymentTone[money.state]}>{paymentStateLabels[money.state]}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Sum term={text.total} euros={money.total} />
        <Sum term={text.paid} euros={money.paid} />
        {(givenBack > 0 || money.waiting === 0) && <Sum term={text.refunded} euros={givenBack} />}
        {money.waiting > 0 && <Sum term={text.waiting} euros={money.waiting} />}
        {money.credited > 0 && <Sum term={text.credited} euros={money.credited} />}
        <Sum term={text.left} euros={money.left} />
      </dl>
      {money.reminded_at && money.left > 0 && (
        <p className="max-w-prose text-sm">{text.remindedAt(formatDate(money.reminded_at))}</p>
      )}
      {money.payments.length > 0 ? (
        <PaymentRows payments={money.payments} />
      ) : (
        <p className="text-ink-muted">{text.none}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayWrite && <MoneyButton kind="payment" orderId={orderId} money={money} />}
        {mayRefund && money.refundable > 0 && <MoneyButton kind="refund" orderId={orderId} money={money} />}
        {mayWrite && money.can_send_instructions && <SendInstructions orderId={orderId} />}
      </div>
      {money.pay_url && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-semibold text-ink-muted">{text.payLink}</span>
          <a href={money.pay_url} className="min-w-0 underline wrap-anywhere">
            {money.pay_url}
          </a>
          <CopyButton value={money.pay_url} what={text.payLinkCopied} />
        </p>
      )}
      {money.instructions && <TransferDetails transfer={money.instructions} />}
    </section>
  )
}

const Sum = ({ term, euros }: { term: string; euros: number }) => (
  <div>
    <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
    <dd className="mt-1 tabular-nums">{formatEuros(euros)}</dd>
  </div>
)

function SendInstructions({ orderId }: { orderId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useWrite('POST /api/admin/orders/{id}/payment-instructions', {
    success: text.sent,
    failure: text.sendFailed,
    changes: PAYMENT_READS,
    doubts: PAYMENT_READS,
  })
  return (
    <>
      <Button pending={isPending} onClick={() => setAsking(true)}>
        {text.send}
      </Button>
      <ConfirmDialog
        {...text.sendQuestion}
        tone="action"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          mutate([{ params: { id: orderId }, idempotencyKey: crypto.randomUUID() }])
        }}
      />
    </>
  )
}
