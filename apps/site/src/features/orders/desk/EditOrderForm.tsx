import { formatEuros } from '@arkpax/schema/format-fi'
import type { OrderEdit, OrderEditPreview } from '@arkpax/schema/order-edit'
import { type OrderDetail, orderDetail } from '@arkpax/schema/orders'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sellable, useAllProducts } from '~/components/admin/all-products.ts'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { namesFields, showFieldErrors } from '~/components/admin/field-errors.ts'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { BuyerFields } from '../BuyerFields.tsx'
import { OrderCharges } from '../OrderCharges.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { type OrderFormValues, orderEditForm, orderFormValues, totalOf, valuesOf } from '../order-form-values.ts'
import { deskTexts as text } from './desk.fi.ts'
import { EditQuestion } from './EditQuestion.tsx'
import { labelOf, shownOf } from './edit-conflicts.ts'

interface Props {
  order: OrderDetail
  /** The name under which the form keeps what is typed. */
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

/** An order's lines, buyer and payment; before anything is saved it is told what the customer pays more or less, and what is mailed. */
export function EditOrderForm({ order, draft: name, onTyped, onCancel, onSaved }: Props) {
  const products = useAllProducts(sellable)
  const [start] = useState(() => ({ values: valuesOf(order), version: order.version }))
  const form = useForm<OrderFormValues, unknown, OrderEdit>({
    resolver: zodResolver(orderEditForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: orderFormValues, start })
  const { register, handleSubmit, setError, watch, setValue } = form
  const { errors, isDirty } = form.formState
  const [asked, setAsked] = useState<{ edit: OrderEdit; preview: OrderEditPreview } | null>(null)
  useTyped(isDirty, onTyped)

  function takeBack() {
    setAsked(null)
    products.refetch()
  }
  const preview = useWrite('POST /api/admin/orders/{id}/edit-preview', {
    failure: text.previewFailure,
    onFailure(error) {
      takeBack()
      return showFieldErrors<OrderFormValues>(setError, error)
    },
  })
  const save = useWrite('PUT /api/admin/orders/{id}', {
    success: text.saved,
    failure: text.saveFailure,
    changes: [
      'GET /api/admin/orders',
      'GET /api/admin/orders/{id}',
      'GET /api/admin/products',
      'GET /api/admin/dashboard',
    ],
    onFailure(error) {
      takeBack()
      return isStale(error) || namesFields(error)
    },
    onNoAnswer() {
      takeBack()
      return false
    },
  })

  async function ask(edit: OrderEdit): Promise<void> {
    const told = await preview.mutateAsync([{ params: { id: order.id }, body: edit }]).catch(() => null)
    if (told) setAsked({ edit, preview: told })
  }

  const confirm = useSaveOver({
    ...{ name, form, draft, schema: orderDetail, valuesOf, onSaved },
    save: (edit, base) =>
      save.mutateAsync([{ params: { id: order.id }, body: edit, ifMatch: base.version ?? undefined }]),
    // What somebody else has changed is in the form now: the question is asked anew, with the sums as they are.
    again: ask,
  })

  if (products.error)
    return <LoadFailure title={text.productsFailure} error={products.error} onRetry={products.refetch} />
  const names = new Map(order.items.map((item) => [item.id, item.product_name]))
  return (
    <form onSubmit={handleSubmit(ask)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={labelOf}
        shownOf={(_field, value) => shownOf(value, names, products.data ?? [])}
        onChoose={(field, value) => setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <OrderLines form={form} products={products.data ?? []} names={names} />
      <OrderCharges form={form} />
      <BuyerFields register={register} errors={errors} hasCompany={order.company !== null} hasDueDay />
      <TextArea label={text.noteField} rows={3} error={errors.note?.message} {...register('note')} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="display text-xl tabular-nums" aria-live="polite">
          {text.total} {formatEuros(totalOf(watch(), products.data ?? []))}
        </p>
        <FormActions label={text.continue} onCancel={onCancel} pending={preview.isPending} />
      </div>
      {asked && (
        <EditQuestion
          order={order}
          preview={asked.preview}
          isPending={save.isPending}
          onConfirm={(notify) => void confirm({ ...asked.edit, notify })}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  )
}
