import type { Delivery } from '@arkpax/schema/deliveries'
import { useState } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { deliveriesText as text } from './deliveries.fi.ts'
import { DELIVERY_READS } from './delivery-reads.ts'
import { SerialsField } from './SerialsField.tsx'
import { joinSerials, readSerials } from './serials.ts'
import { useNewSerials } from './use-new-serials.ts'

interface Shown {
  delivery: Delivery
  /** The product of a line of the order, by its id. */
  productOf: (orderItemId: string) => string
}

/** The way to say which units go in a delivery, also after it has been put together. */
export function EditSerials({ delivery, position, productOf }: Shown & { position: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={text.serialsEditOf(position)} onClick={() => setOpen(true)}>
        {text.serials}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.serials}
        draft={`serials:${delivery.id}`}
        discard={text.serialsDiscard}
      >
        {({ onTyped, close }) => (
          <SerialsForm
            delivery={delivery}
            productOf={productOf}
            onTyped={onTyped}
            onCancel={close}
            onSaved={() => setOpen(false)}
          />
        )}
      </FormDialog>
    </>
  )
}

interface Props extends Shown {
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function SerialsForm({ delivery: { id, items, version }, productOf, onTyped, onCancel, onSaved }: Props) {
  const [start] = useState(() => ({ version, typed: items.map(({ serials }) => joinSerials(serials)) }))
  const [typed, setTyped] = useState(start.typed)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const newSerials = useNewSerials()
  useTyped(JSON.stringify(typed) !== JSON.stringify(start.typed), onTyped)
  const { mutate, isPending } = useWrite('PUT /api/admin/deliveries/{id}/serials', {
    success: text.serialsSaved,
    failure: text.serialsFailure,
    changes: DELIVERY_READS,
    onSuccess: onSaved,
    onFailure: (error) => {
      newSerials.ask(error)
      const told = error.problem?.errors ?? []
      setErrors(Object.fromEntries(told.map(({ path, detail }) => [lineOf(path), detail])))
      return told.length > 0
    },
  })
  const save = () => {
    const lines = items.map(({ order_item_id }, index) => ({ order_item_id, serials: readSerials(typed[index] ?? '') }))
    setErrors({})
    mutate([{ params: { id }, body: { items: lines, new_serials: newSerials.added }, ifMatch: start.version }])
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      {items.map(({ order_item_id, product_name, quantity }, index) => (
        <SerialsField
          key={order_item_id}
          name={product_name}
          quantity={quantity}
          value={typed[index] ?? ''}
          error={errors[`items.${index}.serials`]}
          onChange={(value) => setTyped((before) => before.with(index, value))}
          productId={productOf(order_item_id)}
          isNew={{
            isAsked: newSerials.isAsked(index),
            isAdded: newSerials.isAdded(typed[index] ?? ''),
            onAdd: (isAdded) => {
              newSerials.setAdded(typed[index] ?? '', isAdded)
              setErrors(({ [`items.${index}.serials`]: _, ...others }) => others)
            },
          }}
        />
      ))}
      <FormActions label={text.save} onCancel={onCancel} pending={isPending} />
    </form>
  )
}

/** What is said of one serial number stands at the field of its line. */
const lineOf = (path: string) => path.replace(/(\.serials)\.\d+$/, '$1')
