import { recallInput } from '@arkpax/schema/recalls'
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
import { adminRecallPath } from '~/lib/admin-paths.ts'
import { useWrite } from '~/lib/use-write.ts'
import { recallTextsText, adminRecallsText as text } from './admin-recalls.fi.ts'

const DRAFT = 'recall:new'
const values = z.object({ title: z.string() })
type Values = z.output<typeof values>
const EMPTY = { product_ids: [], identification: '', hazard: '', action: '', remedies: [], remedy_text: '' }
const form = values.transform((typed): z.input<typeof recallInput> => ({ ...EMPTY, ...typed })).pipe(recallInput)
const START = { values: { title: '' }, version: null }

/** The way to begin a recall: a title, and the rest on its own screen. */
export function NewRecall() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <NewButton label={text.add} onClick={() => setOpen(true)} />
      <FormDialog open={isOpen} onClose={() => setOpen(false)} title={text.add} draft={DRAFT} discard={text.discard}>
        {({ onTyped, close }) => <RecallForm onTyped={onTyped} onCancel={close} />}
      </FormDialog>
    </>
  )
}

function RecallForm({ onTyped, onCancel }: { onTyped: (isTyped: boolean) => void; onCancel: () => void }) {
  const state = useForm<Values, unknown, z.output<typeof recallInput>>({
    resolver: zodResolver(form),
    defaultValues: START.values,
  })
  const draft = useFormDraft({ name: DRAFT, form: state, schema: values, start: START })
  const { register, handleSubmit, setError, formState } = state
  useTyped(formState.isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/recalls', {
    success: text.created,
    failure: text.createFailed,
    changes: ['GET /api/admin/recalls'],
    onSuccess({ id }) {
      dropDraft(DRAFT)
      onTyped(false)
      location.assign(adminRecallPath(id))
    },
    onFailure: (error) => showFieldErrors<Values>(setError, error),
  })
  const submit = handleSubmit((body) => mutate([{ body, idempotencyKey: draftKey(DRAFT, JSON.stringify(body)) }]))
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextField
        label={recallTextsText.of.title}
        hint={text.newHint}
        maxLength={150}
        error={formState.errors.title?.message}
        {...register('title')}
      />
      <FormActions label={text.create} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
