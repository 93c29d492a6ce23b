import { unitInput } from '@arkpax/schema/units'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { toFacts, UnitFields, unitValues } from './UnitFields.tsx'
import { unitsText as text } from './units.fi.ts'

const DRAFT = 'unit:new'
const values = unitValues.extend({ serial: z.string() })
type Values = z.output<typeof values>
const form = values.transform(({ serial, ...facts }) => ({ serial, ...toFacts(facts) })).pipe(unitInput)
const START = { values: { serial: '', product_id: '', made_on: '', made_in: '', batch: '' }, version: null }

/** The way to add a unit by hand. */
export function AddUnit() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <NewButton label={text.add} onClick={() => setOpen(true)} />
      <FormDialog open={isOpen} onClose={() => setOpen(false)} title={text.add} draft={DRAFT} discard={text.addDiscard}>
        {({ onTyped, close }) => <UnitForm onTyped={onTyped} onCancel={close} onSaved={() => setOpen(false)} />}
      </FormDialog>
    </>
  )
}

interface Props {
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function UnitForm({ onTyped, onCancel, onSaved }: Props) {
  const state = useForm<Values, unknown, z.output<typeof unitInput>>({
    resolver: zodResolver(form),
    defaultValues: START.values,
  })
  const draft = useFormDraft({ name: DRAFT, form: state, schema: values, start: START })
  const { register, handleSubmit, setError, formState } = state
  const { errors, isDirty } = formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/units', {
    success: text.added,
    failure: text.addFailure,
    changes: ['GET /api/admin/units'],
    onSuccess: () => {
      dropDraft(DRAFT)
      onSaved()
    },
    onFailure: (error) => showFieldErrors<Values>(setError, error),
  })
  const submit = handleSubmit((body) => mutate([{ body, idempotencyKey: draftKey(DRAFT, JSON.stringify(body)) }]))
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextField label={text.serial} maxLength={100} error={errors.serial?.message} {...register('serial')} />
      <UnitFields field={(name) => ({ error: errors[name]?.message, ...register(name) })} />
      <FormActions label={text.add} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
