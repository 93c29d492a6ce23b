import { type Media, type MediaChange, media as mediaSchema } from '@arkpax/schema/media'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { MEDIA_READS } from '~/components/admin/media/use-uploads.ts'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Checkbox, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { mediaDialogText as text } from './media-screen.fi.ts'
import {
  changeOf,
  documentForm,
  MAKING_MS,
  type MediaValues,
  mediaValues,
  pictureForm,
  valuesOf,
} from './media-values.ts'
import { PictureEditor } from './PictureEditor.tsx'

interface Props {
  /** The name under which the form keeps what is typed. */
  draft: string
  media: Media
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

/** The form of a picture or a document; what is typed stays when saving fails and when somebody else saves first. */
export function MediaForm({ draft: name, media, onTyped, onCancel, onSaved }: Props) {
  const isPicture = media.kind === 'picture'
  const [start] = useState(() => ({ values: valuesOf(media), version: media.version }))
  const form = useForm<MediaValues, unknown, MediaChange>({
    resolver: zodResolver(isPicture ? pictureForm : documentForm),
    defaultValues: start.values,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const draft = useFormDraft({ name, form, schema: mediaValues, start })
  useTyped(isDirty, onTyped)
  const { mutateAsync } = useWrite('PUT /api/admin/media/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: [...MEDIA_READS],
    onFailure: isStale,
  })
  const save = useSaveOver({
    name,
    form,
    draft,
    schema: mediaSchema,
    valuesOf,
    onSaved,
    save: (input, { values, version }, typed) => {
      const body = changeOf(input, values, typed)
      return mutateAsync([{ params: { id: media.id }, body, ifMatch: version ?? undefined, patience: MAKING_MS }])
    },
  })
  const isDecorative = form.watch('is_decorative')

  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      {isPicture && (
        <div className="grid gap-3">
          <TextArea
            label={text.alt}
            hint={text.altHint}
            rows={2}
            maxLength={300}
            required={!isDecorative}
            disabled={isDecorative}
            error={isDecorative ? undefined : errors.alt?.message}
            {...form.register('alt')}
          />
          <Checkbox label={text.decorative} {...form.register('is_decorative')} />
        </div>
      )}
      <TextField
        label={text.name}
        required
        maxLength={200}
        error={errors.file_name?.message}
        {...form.register('file_name')}
      />
      {media.original && <PictureEditor form={form} original={media.original} />}
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={labelOf}
        shownOf={shownOf}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormActions label={text.save} onCancel={onCancel} pending={isSubmitting} />
    </form>
  )
}

function labelOf(field: FieldPath<MediaValues>): string {
  if (field === 'file_name') return text.name
  if (field === 'alt') return text.alt
  if (field === 'is_decorative') return text.decorative
  return field.startsWith('focal') ? text.modes.focal : text.modes.crop
}

function shownOf(_: FieldPath<MediaValues>, value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number') return text.percent(value)
  if (typeof value === 'object' && value)
    return Object.values(value)
      .map((part) => text.percent(Number(part)))
      .join(', ')
  return String(value ?? '')
}
