import { type FaqEntryInput, type FaqSection, faqEntry } from '@arkpax/schema/faq'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { type FormStart, useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { faqFormText as text } from './admin-faq.fi.ts'
import { EntryFields } from './EntryFields.tsx'
import { type EntryValues, entryForm, entryValues, valuesOf } from './entry-values.ts'

export interface EntryFormProps {
  /** The name under which the form keeps what is typed. */
  draft: string
  sections: readonly FaqSection[]
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

interface Props extends EntryFormProps {
  start: FormStart<EntryValues>
  /** The anchor of a stored question. */
  id?: string
  onSave: (input: FaqEntryInput, base: FormStart<EntryValues>, typed: EntryValues) => Promise<unknown>
}

const labels: Record<keyof EntryValues, string> = {
  section_id: text.section,
  question: text.question,
  answer: text.answer,
  asked_as: text.askedAs,
  shown: text.shown,
}

/** The form of a question; what is typed stays when saving fails, when somebody else saves first, and over a reload. */
export function EntryForm({ draft: name, sections, start, id, onSave, onTyped, onCancel, onSaved }: Props) {
  const form = useForm<EntryValues, unknown, FaqEntryInput>({
    resolver: zodResolver(entryForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: entryValues, start })

  const { isDirty } = form.formState
  useTyped(isDirty, onTyped)

  const save = useSaveOver({ name, form, draft, schema: faqEntry, valuesOf, save: onSave, onSaved })

  const shownOf = (field: keyof EntryValues, value: string | boolean) => {
    if (field === 'section_id') return sections.find((section) => section.id === value)?.title ?? ''
    return typeof value === 'string' ? value : value ? text.yes : text.no
  }

  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <EntryFields form={form} sections={sections} id={id} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field]}
        shownOf={shownOf}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormActions
        label={id ? text.submitEdit : text.submitNew}
        onCancel={onCancel}
        pending={form.formState.isSubmitting}
      />
    </form>
  )
}
