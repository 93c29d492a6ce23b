import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { paymentStateLabels } from '@arkpax/schema/order-states'
import type { OrderMoney } from '@arkpax/schema/payments'
import { type ReactNode, useState } from 'react'
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

interface Props {
  orderId: string
  /** How it was agreed to be paid, in a line. */
  agreed?: ReactNode
  /** What the screen offers as the next step, and this part does not offer again. */
  offeredAbove?: 'payment' | 'refund' | undefined
}

/** The money of an order: what has come, what was given back, how the rest is paid. */
export function OrderPayments(props: Props) {
  const mayRead = useMay('payments.read')
  if (!mayRead) return null
  return <LoadedPayments {...props} />
}

function LoadedPayments(props: Props) {
  const read = useRead('GET /api/admin/orders/{id}/payments', { params: { id: props.orderId } })
  return (
    <Loaded read={read} failure={text.failed}>
      {(money) => <Money {...props} money={money} />}
    </Loaded>
  )
}

function Money({ orderId, money, agreed, offeredAbove }: Props & { money: OrderMoney }) {
  const givenBack = toEuros(toCents(money.refunded) - toCents(money.waiting))
  const mayWrite = useMay('payments.write')
  const mayRefund = useMay('payments.refund')
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{text.title}</h2>
        <Badge tone={paymentTone[money.state]}>{paymentStateLabels[money.state]}</Badge>
      </div>
      {agreed}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Sum term={text.total} euros={money.total} />
        <Sum term={text.paid} euros={money.paid} />
        {givenBack > 0 && <Sum term={text.refunded} euros={givenBack} />}
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
        {mayWrite && offeredAbove !== 'payment' && <MoneyButton kind="payment" orderId={orderId} money={money} />}
        {mayRefund && offeredAbove !== 'refund' && money.refundable > 0 && (
          <MoneyButton kind="refund" orderId={orderId} money={money} />
        )}
        {mayWrite && money.can_send_instructions && <SendInstructions orderId={orderId} />}
        {money.pay_url && <CopyButton value={money.pay_url} what={text.payLink} isNamed />}
      </div>
      {money.pay_url && (
        <p className="text-sm">
          <a href={money.pay_url} className="inline-flex min-h-6 items-center underline">
            {text.payPage}
          </a>
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
