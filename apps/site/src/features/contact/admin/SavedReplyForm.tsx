import { type SavedReply, type SavedReplyInput, savedReply, savedReplyInput } from '@arkpax/schema/saved-replies'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { savedRepliesText as text } from './saved-replies.fi.ts'
import { useSaveSavedReply } from './use-save-saved-reply.ts'

/** What the form holds while it is filled in. */
const values = z.object({ name: z.string(), text: z.string() })
const valuesOf = ({ name, text }: SavedReply) => ({ name, text })

interface Props {
  draft: string
  /** Null for a new one. */
  reply: SavedReply | null
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

/** The form of a saved reply. What it leaves open that nobody fills is told at its field. */
export function SavedReplyForm({ draft: name, reply, onTyped, onCancel, onSaved }: Props) {
  const [start] = useState(() => ({
    values: reply ? valuesOf(reply) : { name: '', text: '' },
    version: reply?.version ?? null,
  }))
  const form = useForm<SavedReplyInput>({ resolver: zodResolver(savedReplyInput), defaultValues: start.values })
  const draft = useFormDraft({ name, form, schema: values, start })
  const save = useSaveSavedReply(reply?.id)

  const { isDirty, errors, isSubmitting } = form.formState
  useTyped(isDirty, onTyped)

  const submit = useSaveOver({
    ...{ name, form, draft, schema: savedReply, valuesOf, onSaved },
    save: (input, base) => save(input, base.version),
  })

  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        autoFocus
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label={text.text}
        hint={text.textHint}
        required
        rows={8}
        maxLength={10_000}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => text[field]}
        shownOf={(_, value) => value}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormActions label={reply ? text.submitEdit : text.submitNew} onCancel={onCancel} pending={isSubmitting} />
    </form>
  )
}
