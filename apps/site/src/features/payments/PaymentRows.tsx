import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { moneyMethodLabels, type Payment } from '@arkpax/schema/payments'
import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PAYMENT_READS } from './payment-reads.ts'
import { orderPaymentsText as text } from './payments.fi.ts'
import { RefundPaid } from './RefundPaid.tsx'

/** What has come for an order and what was given back, oldest first; a refund that waits can be called off, or said to be paid. */
export function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  const { columns } = text
  return (
    <Table label={text.list} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.what}</HeadCell>
          <HeadCell>{columns.day}</HeadCell>
          <HeadCell numeric>{columns.amount}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id} className={payment.state === 'cancelled' ? 'text-ink-muted line-through' : undefined}>
            <Cell>
              <span className="font-semibold">{text[payment.kind]}</span>,{' '}
              {moneyMethodLabels[payment.method].toLowerCase()}
              <span className="block text-sm text-ink-muted wrap-anywhere">{told(payment)}</span>
            </Cell>
            <Cell label={columns.day} isBlank={!payment.paid_on} className="whitespace-nowrap">
              {payment.paid_on ? formatDate(payment.paid_on) : '–'}
            </Cell>
            <Cell numeric label={columns.amount}>
              {formatEuros(payment.kind === 'refund' ? -payment.amount : payment.amount)}
            </Cell>
            <Cell label={columns.state}>
              {text.standings[payment.state]}
              {payment.kind === 'refund' && payment.state === 'waiting' && <WaitingRefund id={payment.id} />}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const told = ({ reason, from_bank, recorded_by }: Payment) =>
  [reason, from_bank && text.fromBank, recorded_by && text.by(recorded_by)].filter(Boolean).join(' · ')

function WaitingRefund({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  const mayRefund = useMay('payments.refund')
  const cancel = useWrite('POST /api/admin/payments/{id}/undo', {
    success: text.undone,
    failure: text.undoFailed,
    changes: PAYMENT_READS,
    doubts: PAYMENT_READS,
  })
  if (!mayRefund) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      <RefundPaid id={id} />
      <Button tone="quiet" pending={cancel.isPending} onClick={() => setAsking(true)}>
        {text.cancelRefund}
      </Button>
      <ConfirmDialog
        {...text.cancelQuestion}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          cancel.mutate([{ params: { id } }])
        }}
      />
    </span>
  )
}
