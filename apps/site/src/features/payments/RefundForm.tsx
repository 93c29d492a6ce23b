import { moneyMethodLabels, refundInput } from '@arkpax/schema/payments'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { typedNumber } from '~/components/admin/typed-number.ts'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { asTyped, heldMethod, type MoneyFormProps, moneyDraft, orNothing } from './money-form.ts'
import { PAYMENT_READS } from './payment-reads.ts'
import { orderPaymentsText as text } from './payments.fi.ts'
import { useMoneyForm } from './use-money-form.ts'
import { useTakeBack } from './use-take-back.ts'

/** What the form holds while it is filled in. */
const heldRefund = z.object({ method: heldMethod, amount: z.string(), paid_on: z.string(), reason: z.string() })

const typedRefund = heldRefund.extend({
  amount: typedNumber(text.notNumber, refundInput.shape.amount),
  paid_on: z.string().transform(orNothing).pipe(refundInput.shape.paid_on),
  reason: z.string().pipe(refundInput.shape.reason),
})

/** Gives money back. */
export function RefundForm({ orderId, money, onTyped, close, onDone }: MoneyFormProps) {
  const takeBack = useTakeBack()
  const name = moneyDraft('refund', orderId)
  const { form, draft, keyFor } = useMoneyForm({
    name,
    held: heldRefund,
    typed: typedRefund,
    begin: () => ({
      method: money.payments.find(({ kind }) => kind === 'payment')?.method ?? 'bank_transfer',
      amount: asTyped(money.excess || money.refundable),
      paid_on: '',
      reason: '',
    }),
    onTyped,
  })
  const { errors } = form.formState
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
  const submit = form.handleSubmit((body) => mutate([{ params: { id: orderId }, body, idempotencyKey: keyFor(body) }]))
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          decimals
          label={text.amount}
          hint={text.atMost(money.refundable, money.excess)}
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
