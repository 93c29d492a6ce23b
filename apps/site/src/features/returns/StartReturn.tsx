import { finnishDay } from '@arkpax/schema/format-fi'
import type { OrderDetail } from '@arkpax/schema/orders'
import { returnStart } from '@arkpax/schema/returns'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Checkbox, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { RETURN_READS } from './return-reads.ts'
import { returnsText as text } from './returns.fi.ts'

const startValues = z.object({
  name: z.string(),
  announced_on: z.string(),
  notify: z.boolean(),
  items: z.array(z.object({ id: z.string(), quantity: z.string() })),
})
type StartValues = z.output<typeof startValues>

const startForm = startValues
  .transform(
    ({ items, ...rest }): z.input<typeof returnStart> => ({
      ...rest,
      items: items.map(({ id, quantity }) => ({ id, quantity: quantity.trim() === '' ? 0 : Number(quantity) })),
    }),
  )
  .pipe(returnStart)

/** The way to write down a return that a customer told of by telephone or by mail. */
export function StartReturn({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  const draft = `return-start:${order.id}`
  const close = () => setOpen(false)
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {text.start}
      </Button>
      <FormDialog open={isOpen} onClose={close} title={text.start} draft={draft} discard={text.discard}>
        {({ onTyped, close: cancel }) => <StartForm {...{ order, draft, onTyped }} onCancel={cancel} onDone={close} />}
      </FormDialog>
    </>
  )
}

interface Props {
  order: OrderDetail
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onDone: () => void
}

function StartForm({ order, draft: name, onTyped, onCancel, onDone }: Props) {
  const [values] = useState<StartValues>(() => ({
    name: order.customer_name,
    announced_on: finnishDay(new Date()),
    notify: true,
    items: order.items.map(({ id }) => ({ id, quantity: '' })),
  }))
  const form = useForm<StartValues, unknown, z.output<typeof returnStart>>({
    resolver: zodResolver(startForm),
    defaultValues: values,
  })
  const draft = useFormDraft({ name, form, schema: startValues, start: { values, version: null } })
  const { register, handleSubmit, formState, setError } = form
  const { errors, isDirty } = formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/orders/{id}/returns', {
    success: text.started,
    failure: text.startFailed,
    changes: RETURN_READS,
    doubts: RETURN_READS,
    onSuccess() {
      dropDraft(name)
      onDone()
    },
    onFailure: (error) => showFieldErrors<StartValues>(setError, error),
  })
  const submit = handleSubmit((body) =>
    mutate([{ params: { id: order.id }, body, idempotencyKey: draftKey(name, JSON.stringify(body)) }]),
  )
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{text.startText}</p>
      {order.items.map((item, index) => (
        <NumberField
          key={item.id}
          label={text.quantityOf(item.product_name, item.quantity)}
          error={errors.items?.[index]?.quantity?.message}
          {...register(`items.${index}.quantity`)}
        />
      ))}
      {errors.items?.root?.message && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errors.items.root.message}
        </p>
      )}
      <TextField label={text.startName} required error={errors.name?.message} {...register('name')} />
      <TextField label={text.startOn} type="date" error={errors.announced_on?.message} {...register('announced_on')} />
      <Checkbox label={text.sendReceipt} {...register('notify')} />
      <FormActions label={text.start} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
