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

/** The way to say which units go in a delivery, also after it has been put together. */
export function EditSerials({ delivery, position }: { delivery: Delivery; position: number }) {
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
          <SerialsForm delivery={delivery} onTyped={onTyped} onCancel={close} onSaved={() => setOpen(false)} />
        )}
      </FormDialog>
    </>
  )
}

interface Props {
  delivery: Delivery
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function SerialsForm({ delivery: { id, items, version }, onTyped, onCancel, onSaved }: Props) {
  const [start] = useState(() => ({ version, typed: items.map(({ serials }) => joinSerials(serials)) }))
  const [typed, setTyped] = useState(start.typed)
  const [errors, setErrors] = useState<Record<string, string>>({})
  useTyped(JSON.stringify(typed) !== JSON.stringify(start.typed), onTyped)
  const { mutate, isPending } = useWrite('PUT /api/admin/deliveries/{id}/serials', {
    success: text.serialsSaved,
    failure: text.serialsFailure,
    changes: DELIVERY_READS,
    onSuccess: onSaved,
    onFailure: (error) => {
      const told = error.problem?.errors ?? []
      setErrors(Object.fromEntries(told.map(({ path, detail }) => [lineOf(path), detail])))
      return told.length > 0
    },
  })
  const save = () => {
    const lines = items.map(({ order_item_id }, index) => ({ order_item_id, serials: readSerials(typed[index] ?? '') }))
    setErrors({})
    mutate([{ params: { id }, body: { items: lines }, ifMatch: start.version }])
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
        />
      ))}
      <FormActions label={text.save} onCancel={onCancel} pending={isPending} />
    </form>
  )
}

/** What is said of one serial number stands at the field of its line. */
const lineOf = (path: string) => path.replace(/(\.serials)\.\d+$/, '$1')
