import { finnishDay } from '@arkpax/schema/format-fi'
import {
  moneyMethodLabels,
  moneyMethods,
  type OrderMoney,
  PAYMENT_UNDO_MS,
  paymentInput,
  refundInput,
} from '@arkpax/schema/payments'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { typedNumber } from '~/components/admin/typed-number.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useWrite } from '~/lib/use-write.ts'
import { PAYMENT_READS } from './payment-reads.ts'
import { orderPaymentsText as text } from './payments.fi.ts'

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
    draft={draftOf(kind ?? 'payment', orderId)}
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

interface FormProps {
  orderId: string
  money: OrderMoney
  onTyped: (isTyped: boolean) => void
  close: () => void
  onDone: () => void
}

/** What is typed, by order and by kind. */
const draftOf = (kind: 'payment' | 'refund', orderId: string) => `${kind}:${orderId}`

const heldMethod = z.enum(moneyMethods)
/** What the forms hold while they are filled in. */
const heldPayment = z.object({ method: heldMethod, amount: z.string(), paid_on: z.string(), note: z.string() })
const heldRefund = z.object({ method: heldMethod, amount: z.string(), paid_on: z.string(), reason: z.string() })

const orNothing = (typed: string): string | null | undefined => typed || null

const typedPayment = heldPayment.extend({
  amount: typedNumber(text.notNumber, paymentInput.shape.amount),
  paid_on: z.string().pipe(paymentInput.shape.paid_on),
  note: z.string().transform(orNothing).pipe(paymentInput.shape.note),
})
const typedRefund = heldRefund.extend({
  amount: typedNumber(text.notNumber, refundInput.shape.amount),
  paid_on: z.string().transform(orNothing).pipe(refundInput.shape.paid_on),
  reason: z.string().pipe(refundInput.shape.reason),
})

const asTyped = (euros: number) => (euros > 0 ? euros.toFixed(2).replace('.', ',') : '')

/** Takes the last thing back that was written down for an order. */
function useTakeBack() {
  const undo = useWrite('POST /api/admin/payments/{id}/undo', {
    success: text.undone,
    failure: text.undoFailed,
    changes: PAYMENT_READS,
    doubts: PAYMENT_READS,
  })
  return ({ payments }: OrderMoney, sentAt: number) => {
    const id = payments.at(-1)?.id
    if (!id) return {}
    return undoable({ onPress: () => undo.mutate([{ params: { id } }]), until: sentAt + PAYMENT_UNDO_MS })
  }
}

function PaymentForm({ orderId, money, onTyped, close, onDone }: FormProps) {
  const [keyOf] = useState(idempotencyKeys)
  const takeBack = useTakeBack()
  const name = draftOf('payment', orderId)
  const [start] = useState(() => ({
    values: {
      method: 'bank_transfer' as const,
      amount: asTyped(money.left),
      paid_on: finnishDay(new Date()),
      note: '',
    },
    version: null,
  }))
  const form = useForm<z.output<typeof heldPayment>, unknown, z.output<typeof typedPayment>>({
    resolver: zodResolver(typedPayment),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: heldPayment, start })
  const { errors, isDirty } = form.formState
  useEffect(() => onTyped(isDirty), [onTyped, isDirty])
  const { mutate, isPending } = useWrite('POST /api/admin/orders/{id}/payments', {
    success: (answer, _, sentAt) => ({ title: text.recorded, ...takeBack(answer, sentAt) }),
    failure: text.recordFailed,
    changes: PAYMENT_READS,
    onSuccess: () => {
      dropDraft(name)
      onDone()
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  const submit = form.handleSubmit((body) =>
    mutate([{ params: { id: orderId }, body, idempotencyKey: keyOf(JSON.stringify(body)) }]),
  )
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          decimals
          label={text.amount}
          hint={text.isLeft(money.left)}
          required
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <Select label={text.method} error={errors.method?.message} {...form.register('method')}>
          <Options labels={moneyMethodLabels} />
        </Select>
        <TextField
          type="date"
          label={text.paidOn}
          required
          error={errors.paid_on?.message}
          {...form.register('paid_on')}
        />
        <TextField label={text.note} maxLength={300} error={errors.note?.message} {...form.register('note')} />
      </div>
      <FormActions label={text.save} onCancel={close} pending={isPending} />
    </form>
  )
}

function RefundForm({ orderId, money, onTyped, close, onDone }: FormProps) {
  const [keyOf] = useState(idempotencyKeys)
  const takeBack = useTakeBack()
  const name = draftOf('refund', orderId)
  const [start] = useState(() => ({
    values: {
      method: money.payments.find(({ kind }) => kind === 'payment')?.method ?? ('bank_transfer' as const),
      amount: asTyped(money.refundable),
      paid_on: '',
      reason: '',
    },
    version: null,
  }))
  const form = useForm<z.output<typeof heldRefund>, unknown, z.output<typeof typedRefund>>({
    resolver: zodResolver(typedRefund),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: heldRefund, start })
  const { errors, isDirty } = form.formState
  useEffect(() => onTyped(isDirty), [onTyped, isDirty])
  const { mutate, isPending } = useWrite('POST /api/admin/orders/{id}/refunds', {
    success: (answer, _, sentAt) => ({ title: text.refundRecorded, ...takeBack(answer, sentAt) }),
    failure: text.refundFailed,
    changes: PAYMENT_READS,
    onSuccess: () => {
      dropDraft(name)
      onDone()
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  const submit = form.handleSubmit((body) =>
    mutate([{ params: { id: orderId }, body, idempotencyKey: keyOf(JSON.stringify(body)) }]),
  )
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          decimals
          label={text.amount}
          hint={text.atMost(money.refundable)}
          required
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <Select label={text.refundMethod} error={errors.method?.message} {...form.register('method')}>
          <Options labels={moneyMethodLabels} />
        </Select>
        <TextField
          type="date"
          label={text.refundDay}
          hint={text.refundDayHint}
          error={errors.paid_on?.message}
          {...form.register('paid_on')}
        />
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          required
          maxLength={300}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      </div>
      <FormActions label={text.saveRefund} onCancel={close} pending={isPending} />
    </form>
  )
}
