import { finnishDay } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { moneyMethodLabels, paymentInput } from '@arkpax/schema/payments'
import { useState } from 'react'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { typedNumber } from '~/components/admin/typed-number.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
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
const heldPayment = z.object({ method: heldMethod, amount: z.string(), paid_on: z.string(), note: z.string() })

const typedPayment = heldPayment.extend({
  amount: typedNumber(text.notNumber, paymentInput.shape.amount),
  paid_on: z.string().pipe(paymentInput.shape.paid_on),
  note: z.string().transform(orNothing).pipe(paymentInput.shape.note),
})

type TypedPayment = z.output<typeof typedPayment>

/** Writes down money that came; more than the order costs only after a question. */
export function PaymentForm({ orderId, money, onTyped, close, onDone }: MoneyFormProps) {
  const takeBack = useTakeBack()
  const name = moneyDraft('payment', orderId)
  const { form, draft, keyFor } = useMoneyForm({
    name,
    held: heldPayment,
    typed: typedPayment,
    begin: () => ({
      method: 'bank_transfer',
      amount: asTyped(money.left),
      paid_on: finnishDay(new Date()),
      note: '',
    }),
    onTyped,
  })
  const { errors } = form.formState
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
  const [asked, setAsked] = useState<TypedPayment | null>(null)
  const record = (body: TypedPayment) => mutate([{ params: { id: orderId }, body, idempotencyKey: keyFor(body) }])
  const over = (amount: number) => toEuros(toCents(amount) - toCents(money.left) + toCents(money.excess))
  const submit = form.handleSubmit((body) =>
    money.state !== 'untracked' && over(body.amount) > 0 ? setAsked(body) : record(body),
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
      {asked && (
        <ConfirmDialog
          open
          title={text.overTitle}
          text={text.over(money.left, over(asked.amount))}
          confirmLabel={text.save}
          tone="action"
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            record(asked)
          }}
        />
      )}
    </form>
  )
}
