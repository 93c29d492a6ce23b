import { type Delivery, delivery as deliverySchema, trackingInput } from '@arkpax/schema/deliveries'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { deliveriesText as text } from './deliveries.fi.ts'
import { DELIVERY_READS } from './delivery-reads.ts'
import { TrackingFields, type TrackingValues, trackingValues } from './TrackingFields.tsx'

/** The way to write down by what a delivery is followed. */
export function EditTracking({ delivery, position }: { delivery: Delivery; position: number }) {
  const [isOpen, setOpen] = useState(false)
  const draft = `tracking:${delivery.id}`
  return (
    <>
      <Button size="sm" aria-label={text.editOf(position)} onClick={() => setOpen(true)}>
        {text.edit}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.editTitle}
        draft={draft}
        discard={text.editDiscard}
      >
        {({ onTyped, close }) => (
          <TrackingForm
            delivery={delivery}
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

const valuesOf = ({ carrier, tracking_number, tracking_url }: Delivery): TrackingValues => ({
  carrier: carrier ?? '',
  tracking_number: tracking_number ?? '',
  tracking_url: tracking_url ?? '',
})

const trackingForm = trackingValues.transform((typed): z.input<typeof trackingInput> => typed).pipe(trackingInput)

const labels: Record<keyof TrackingValues, string> = {
  carrier: text.carrier,
  tracking_number: text.number,
  tracking_url: text.url,
}

interface Props {
  delivery: Delivery
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function TrackingForm({ delivery, draft: name, onTyped, onCancel, onSaved }: Props) {
  const [start] = useState(() => ({ values: valuesOf(delivery), version: delivery.version }))
  const form = useForm<TrackingValues, unknown, z.output<typeof trackingInput>>({
    resolver: zodResolver(trackingForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: trackingValues, start })
  const { register, formState, setValue, handleSubmit } = form
  const { errors, isDirty, isSubmitting } = formState
  useTyped(isDirty, onTyped)
  const { mutateAsync } = useWrite('PUT /api/admin/deliveries/{id}', {
    success: text.saved,
    failure: text.saveFailure,
    changes: DELIVERY_READS,
    onFailure: isStale,
  })
  const submit = useSaveOver({
    ...{ name, form, draft, schema: deliverySchema, valuesOf, onSaved },
    save: (body, base) => mutateAsync([{ params: { id: delivery.id }, body, ifMatch: base.version ?? undefined }]),
  })
  return (
    <form onSubmit={handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field]}
        shownOf={(_field, value) => value}
        onChoose={(field, value) => setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <TrackingFields field={(field) => ({ error: errors[field]?.message, ...register(field) })} />
      <FormActions label={text.save} onCancel={onCancel} pending={isSubmitting} />
    </form>
  )
}
