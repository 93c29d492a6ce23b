import { type Unit, type UnitDetail, type UnitFacts, unit, unitFacts } from '@arkpax/schema/units'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useAllProducts } from '~/components/admin/all-products.ts'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { namesFields } from '~/components/admin/field-errors.ts'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { toFacts, UnitFields, type UnitValues, unitValues } from './UnitFields.tsx'
import { unitsText as text } from './units.fi.ts'

const form = unitValues.transform(toFacts).pipe(unitFacts)
const valuesOf = ({ product_id, made_on, made_in, batch }: Unit): UnitValues => ({
  ...{ product_id, made_on: made_on ?? '', made_in: made_in ?? '', batch: batch ?? '' },
})
const labels: Record<keyof UnitValues, string> = {
  ...{ product_id: text.product, made_on: text.madeOn, made_in: text.madeIn, batch: text.batch },
}

/** The way to change what is known of how a unit was made. */
export function EditUnit({ unit }: { unit: UnitDetail }) {
  const [isOpen, setOpen] = useState(false)
  const draft = `unit:${unit.id}`
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text.edit}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.edit}
        draft={draft}
        discard={text.editDiscard}
      >
        {({ onTyped, close }) => (
          <EditForm given={unit} draft={draft} onTyped={onTyped} onCancel={close} onSaved={() => setOpen(false)} />
        )}
      </FormDialog>
    </>
  )
}

interface Props {
  given: UnitDetail
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function EditForm({ given, draft: name, onTyped, onCancel, onSaved }: Props) {
  const [start] = useState(() => ({ values: valuesOf(given), version: given.version }))
  const state = useForm<UnitValues, unknown, UnitFacts>({ resolver: zodResolver(form), defaultValues: start.values })
  const draft = useFormDraft({ name, form: state, schema: unitValues, start })
  const { data: products = [] } = useAllProducts()
  const { register, handleSubmit, setValue, formState } = state
  useTyped(formState.isDirty, onTyped)
  const { mutateAsync, isPending } = useWrite('PUT /api/admin/units/{serial}', {
    success: text.edited,
    failure: text.editFailure,
    changes: ['GET /api/admin/units/{serial}', 'GET /api/admin/units'],
    onFailure: (error) => isStale(error) || namesFields(error),
  })
  const submit = useSaveOver({
    ...{ name, form: state, draft, schema: unit, valuesOf, onSaved },
    save: (body, base) => mutateAsync([{ params: { serial: given.serial }, body, ifMatch: base.version ?? undefined }]),
  })
  const shownOf = (field: FieldPath<UnitValues>, value: string) =>
    field === 'product_id' ? (products.find(({ id }) => id === value)?.name ?? value) : value
  return (
    <form onSubmit={handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field]}
        shownOf={shownOf}
        onChoose={(field, value) => setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <UnitFields
        product={{ id: given.product_id, name: given.product_name }}
        field={(of) => ({ error: formState.errors[of]?.message, ...register(of) })}
      />
      <FormActions label={text.save} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
