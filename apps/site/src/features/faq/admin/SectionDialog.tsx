import { type FaqSection, type FaqSectionInput, faqSection, faqSectionInput } from '@arkpax/schema/faq'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { sectionFormText as text } from './admin-faq.fi.ts'
import { FAQ_READS } from './use-faq.ts'

/** What the dialog is open for in the place of a section's id: a new one. */
export const NEW_SECTION = 'uusi'

interface Props {
  /** The id of the section, or `NEW_SECTION`; empty while the dialog is closed. */
  editing: string
  onClose: () => void
}

/** Where sections are made and renamed. */
export function SectionDialog({ editing, onClose }: Props) {
  const { data } = useRead('GET /api/admin/faq')
  const isNew = editing === NEW_SECTION
  const draft = `faq-section:${editing}`
  return (
    <FormDialog
      open={editing !== ''}
      onClose={onClose}
      title={isNew ? text.createTitle : text.editTitle}
      draft={draft}
      discard={text.discard}
    >
      {({ onTyped, close }) => {
        const form = { draft, onTyped, onCancel: close, onSaved: onClose }
        if (isNew) return <SectionForm section={null} {...form} />
        if (!data) return <Loading />
        const section = data.sections.find(({ id }) => id === editing)
        return section ? <SectionForm section={section} {...form} /> : <Notice {...text.gone} urgent />
      }}
    </FormDialog>
  )
}

/** What the form holds while it is filled in. */
const sectionValues = z.object({ title: z.string() })
const valuesOf = ({ title }: FaqSection) => ({ title })

interface FormProps {
  draft: string
  /** Null for a new one. */
  section: FaqSection | null
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function SectionForm({ draft: name, section, onTyped, onCancel, onSaved }: FormProps) {
  const [start] = useState(() => ({ values: { title: section?.title ?? '' }, version: section?.version ?? null }))
  const form = useForm<FaqSectionInput>({ resolver: zodResolver(faqSectionInput), defaultValues: start.values })
  const draft = useFormDraft({ name, form, schema: sectionValues, start })
  const save = useSaveSection(section?.id)

  const { isDirty } = form.formState
  useTyped(isDirty, onTyped)

  const submit = useSaveOver({
    ...{ name, form, draft, schema: faqSection, valuesOf, onSaved },
    save: (input, base) => save(input, base.version),
  })

  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextField
        label={text.name}
        hint={text.hint}
        required
        autoFocus
        maxLength={80}
        error={form.formState.errors.title?.message}
        {...form.register('title')}
      />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={() => text.name}
        shownOf={(_, value) => value}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormActions
        label={section ? text.submitEdit : text.submitNew}
        onCancel={onCancel}
        pending={form.formState.isSubmitting}
      />
    </form>
  )
}

/** Adds a section, or renames the one with this id. */
function useSaveSection(id: string | undefined) {
  const [keyFor] = useState(idempotencyKeys)
  const { mutateAsync: create } = useWrite('POST /api/admin/faq/sections', {
    success: text.created,
    failure: text.createFailed,
    changes: FAQ_READS,
  })
  const { mutateAsync: rename } = useWrite('PUT /api/admin/faq/sections/{id}', {
    success: text.updated,
    failure: text.updateFailed,
    changes: FAQ_READS,
    onFailure: isStale,
  })
  return (body: FaqSectionInput, version: number | null) =>
    id === undefined
      ? create([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])
      : rename([{ params: { id }, body, ifMatch: version ?? undefined }])
}
