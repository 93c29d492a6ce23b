import { formatEuros } from '@arkpax/schema/format-fi'
import type { OrderInput } from '@arkpax/schema/orders'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sellable, useAllProducts } from '~/components/admin/all-products.ts'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Checkbox, TextArea } from '~/components/ui/react/Field.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { BuyerFields } from './BuyerFields.tsx'
import { OrderCharges } from './OrderCharges.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMail } from './OrderMail.tsx'
import { type OrderFormValues, orderForm, orderFormValues, totalOf } from './order-form-values.ts'
import { ordersTexts } from './orders.fi.ts'
import { useNewOrder } from './use-new-order.ts'

interface Props {
  /** The name under which the form keeps what is typed. */
  draft: string
  start: OrderFormValues
  onCreated: (id: string) => void
  /** Tells whether there is something typed that closing would lose. */
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
}

/** A new order: customer, delivery, products with what is left of them. The server computes prices and the total. */
export function OrderForm({ draft: name, start, onCreated, onTyped, onCancel }: Props) {
  const products = useAllProducts(sellable)
  const form = useForm<OrderFormValues, unknown, OrderInput>({
    resolver: zodResolver(orderForm),
    defaultValues: start,
  })
  const draft = useFormDraft({ name, form, schema: orderFormValues, start: { values: start, version: null } })
  const { register, handleSubmit, setError, setValue, watch } = form
  const isQuiet = !watch('notify')
  const { errors, isDirty } = form.formState
  /** What the server says of the orders that the message has already; empty while it says nothing. */
  const [earlier, setEarlier] = useState('')

  useTyped(isDirty, onTyped)

  const { mutate, isPending } = useNewOrder({
    onSuccess: ({ id }) => {
      dropDraft(name)
      onCreated(id)
    },
    onFailure: (error) => {
      if (error.problem?.code === 'message_has_order') {
        setEarlier(error.problem.detail)
        return true
      }
      products.refetch()
      return showFieldErrors<OrderFormValues>(setError, error)
    },
  })
  const send = (body: OrderInput) => mutate([{ body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
  const submit = handleSubmit(send)
  const sendAnother = handleSubmit((body) => {
    setEarlier('')
    send({ ...body, another_from_message: true })
  })

  if (products.error) {
    return <LoadFailure title={ordersTexts.productsFailure} error={products.error} onRetry={products.refetch} />
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <BuyerFields register={register} errors={errors} hasCompany={start.company !== ''} />
      <OrderLines form={form} products={products.data ?? []} />
      <OrderCharges form={form} />
      <TextArea label={ordersTexts.noteField} rows={3} error={errors.note?.message} {...register('note')} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <div>
          <p className="display text-xl tabular-nums" aria-live="polite">
            {ordersTexts.total} {formatEuros(totalOf(watch(), products.data ?? []))}
          </p>
          <p className="text-sm text-ink-muted">{isQuiet ? ordersTexts.totalHintQuiet : ordersTexts.totalHint}</p>
          <Checkbox
            label={ordersTexts.quiet}
            checked={isQuiet}
            onChange={({ target }) => setValue('notify', !target.checked, { shouldDirty: true })}
          />
          {!isQuiet && <OrderMail handleSubmit={handleSubmit} setError={setError} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onCancel}>{ordersTexts.cancel}</Button>
          <Button type="submit" tone="action" pending={isPending}>
            {ordersTexts.create}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={earlier !== ''}
        onClose={() => setEarlier('')}
        onConfirm={() => void sendAnother()}
        {...ordersTexts.another}
        text={ordersTexts.another.text(earlier)}
      />
    </form>
  )
}
