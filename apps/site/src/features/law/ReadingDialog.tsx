import { dutyInput, type LawDuty, lawDuty } from '@arkpax/schema/law'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { DutyDialog, type DutyFormProps } from './DutyDialog.tsx'
import { lawText as text } from './law.fi.ts'

const draftOf = (id: string) => `duty:${id}`
const values = z.object({ reading: z.string(), note: z.string() })
const valuesOf = ({ reading, note }: LawDuty) => ({ reading, note })

/** Where our reading of a duty is changed; closed without one. */
export function ReadingDialog({ duty, onClose }: { duty: LawDuty | undefined; onClose: () => void }) {
  return (
    <DutyDialog duty={duty} title={text.editOf} draftOf={draftOf} onClose={onClose}>
      {(form) => <ReadingForm key={form.duty.id} {...form} />}
    </DutyDialog>
  )
}

function ReadingForm({ duty, onTyped, onCancel, onSaved }: DutyFormProps) {
  const { id } = duty
  const [start] = useState(() => ({ values: valuesOf(duty), version: duty.version }))
  const form = useForm({ resolver: zodResolver(dutyInput), defaultValues: start.values })
  const { errors, isDirty, isSubmitting } = form.formState
  const draft = useFormDraft({ name: draftOf(id), form, schema: values, start })
  useTyped(isDirty, onTyped)
  const { mutateAsync } = useWrite('PUT /api/admin/law/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/law'],
    onFailure: isStale,
  })
  const save = useSaveOver({
    name: draftOf(id),
    form,
    draft,
    schema: lawDuty,
    valuesOf,
    save: (body, base) => mutateAsync([{ params: { id }, body, ifMatch: base.version ?? undefined }]),
    onSaved,
  })
  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextArea
        label={text.reading}
        hint={text.readingHint}
        rows={8}
        required
        error={errors.reading?.message}
        {...form.register('reading')}
      />
      <TextArea label={text.note} rows={4} error={errors.note?.message} {...form.register('note')} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => text[field]}
        shownOf={(_, value) => value}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <ThingHistory entity="duty" id={id} />
      <FormActions label={text.save} onCancel={onCancel} pending={isSubmitting} />
    </form>
  )
}
