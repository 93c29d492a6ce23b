import { readDecimal } from '@arkpax/schema/decimal'
import { type DeliveryInput, deliveryInput } from '@arkpax/schema/deliveries'
import type { OrderDetail } from '@arkpax/schema/orders'
import { zodResolver } from '@hookform/resolvers/zod'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { Controller, type FieldError, useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import type { ButtonTone } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { deliveriesText as text } from './deliveries.fi.ts'
import { DELIVERY_READS } from './delivery-reads.ts'
import type { LeftLine } from './left-to-deliver.ts'
import { SerialsField } from './SerialsField.tsx'
import { readSerials } from './serials.ts'
import { TrackingFields, trackingValues } from './TrackingFields.tsx'
import { useNewSerials } from './use-new-serials.ts'

const values = trackingValues.extend({
  items: z.array(z.object({ order_item_id: z.string(), quantity: z.string(), serials: z.string() })),
})
type Values = z.output<typeof values>

const form = values
  .transform(
    ({ items, ...tracking }): z.input<typeof deliveryInput> => ({
      ...tracking,
      items: items.map(({ order_item_id, quantity, serials }) => ({
        ...{ order_item_id, quantity: readPieces(quantity), serials: readSerials(serials) },
      })),
    }),
  )
  .pipe(deliveryInput)

/** An empty field is none. */
const readPieces = (typed: string) => (typed.trim() === '' ? 0 : (readDecimal(typed) ?? Number.NaN))

interface Props {
  order: OrderDetail
  left: LeftLine[]
  /** `action` where it is the next thing to do. */
  tone?: ButtonTone
}

/** The way to put a delivery together of what is left of an order. */
export function NewDelivery({ order, left, tone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const draft = `delivery:${order.id}`
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        <PackagePlus className="size-4" aria-hidden="true" />
        {text.add}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.addTitle}
        draft={draft}
        discard={text.discard}
      >
        {({ onTyped, close }) => (
          <DeliveryForm
            orderId={order.id}
            left={left}
            draft={draft}
            onTyped={onTyped}
            onCancel={close}
            onSaved={() => setOpen(false)}
          />
        )}
      </FormDialog>
    </>
  )
}

interface FormProps {
  orderId: string
  left: LeftLine[]
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function DeliveryForm({ orderId, left, draft: name, onTyped, onCancel, onSaved }: FormProps) {
  const [start] = useState(() => ({ values: startOf(left), version: null }))
  const state = useForm<Values, unknown, DeliveryInput>({ resolver: zodResolver(form), defaultValues: start.values })
  const draft = useFormDraft({ name, form: state, schema: values, start })
  const { register, handleSubmit, setError, clearErrors, formState } = state
  const newSerials = useNewSerials()
  const { errors, isDirty } = formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/orders/{id}/deliveries', {
    success: text.created,
    failure: text.createFailure,
    changes: DELIVERY_READS,
    onSuccess: () => {
      dropDraft(name)
      onSaved()
    },
    onFailure: (error) => {
      newSerials.ask(error)
      return showFieldErrors<Values>(setError, error)
    },
  })
  const submit = handleSubmit((typed) => {
    const body = { ...typed, new_serials: newSerials.added }
    mutate([{ params: { id: orderId }, body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
  })
  const errorOfAll = errors.items?.root?.message ?? errors.items?.message
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{text.addHint}</p>
      {left.map((line, index) => (
        <div key={line.id} className="grid grid-cols-1 gap-3">
          <NumberField
            className="max-w-md"
            label={text.quantityOf(line.name, line.quantity)}
            error={errors.items?.[index]?.quantity?.message}
            {...register(`items.${index}.quantity`)}
          />
          <Controller
            control={state.control}
            name={`items.${index}.serials`}
            render={({ field }) => (
              <SerialsField
                name={line.name}
                quantity={line.quantity}
                value={field.value}
                onChange={field.onChange}
                error={messageOf(errors.items?.[index]?.serials)}
                productId={line.product_id}
                isNew={{
                  isAsked: newSerials.isAsked(index),
                  isAdded: newSerials.isAdded(field.value),
                  onAdd: (isAdded) => {
                    newSerials.setAdded(field.value, isAdded)
                    clearErrors(field.name)
                  },
                }}
              />
            )}
          />
        </div>
      ))}
      {errorOfAll && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorOfAll}
        </p>
      )}
      <TrackingFields field={(field) => ({ error: errors[field]?.message, ...register(field) })} />
      <FormActions label={text.create} onCancel={onCancel} pending={isPending} />
    </form>
  )
}

/** What is said of a line's serial numbers, or of one of them. */
function messageOf(mistake: FieldError | readonly (FieldError | undefined)[] | undefined): string | undefined {
  const own = Array.isArray(mistake) ? mistake.find(Boolean) : mistake
  return own?.message
}

const startOf = (left: LeftLine[]): Values => ({
  ...{ carrier: '', tracking_number: '', tracking_url: '' },
  items: left.map(({ id, quantity }) => ({ order_item_id: id, quantity: String(quantity), serials: '' })),
})
