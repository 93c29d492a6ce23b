import { finnishDay } from '@arkpax/schema/format-fi'
import { type DutyCheck, dutyCheck, type LawDuty } from '@arkpax/schema/law'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { namesFields, showFieldErrors } from '~/components/admin/field-errors.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { DutyDialog, type DutyFormProps } from './DutyDialog.tsx'
import { lawText as text } from './law.fi.ts'

const draftOf = (id: string) => `duty-check:${id}`

/** Where a check of the texts of a duty is recorded; closed without one. */
export function CheckDialog({ duty, onClose }: { duty: LawDuty | undefined; onClose: () => void }) {
  return (
    <DutyDialog duty={duty} title={text.checkOf} draftOf={draftOf} onClose={onClose}>
      {(form) => <CheckForm key={form.duty.id} {...form} />}
    </DutyDialog>
  )
}

function CheckForm({ duty, onTyped, onCancel, onSaved }: DutyFormProps) {
  const { id } = duty
  // The version that whoever types has seen: a text that changes meanwhile is refused.
  const [seen] = useState(duty.text_version)
  const form = useForm<DutyCheck>({
    resolver: zodResolver(dutyCheck),
    defaultValues: { checked_by: '', checked_on: finnishDay(new Date()), text_version: seen },
  })
  const { errors, isDirty } = form.formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/law/{id}/checks', {
    success: text.checkSaved,
    failure: text.checkFailed,
    changes: ['GET /api/admin/law'],
    doubts: ['GET /api/admin/law'],
    onSuccess: onSaved,
    onFailure: (error) => {
      showFieldErrors(form.setError, error)
      return namesFields(error)
    },
  })
  return (
    <form
      onSubmit={form.handleSubmit((body) => mutate([{ params: { id }, body }]))}
      noValidate
      className="grid grid-cols-1 gap-6"
    >
      <p>{text.checkText(seen)}</p>
      <TextField
        label={text.checkedByLabel}
        hint={text.checkedByHint}
        required
        error={errors.checked_by?.message}
        {...form.register('checked_by')}
      />
      <TextField
        type="date"
        label={text.checkedOn}
        required
        error={errors.checked_on?.message}
        {...form.register('checked_on')}
      />
      <FormActions label={text.check} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
