import { remedyLabels } from '@arkpax/schema/recall-labels'
import { type RecallDetail, type RecallInput, recallDetail, remedies } from '@arkpax/schema/recalls'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldPath, useForm } from 'react-hook-form'
import { useAllProducts } from '~/components/admin/all-products.ts'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import type { FieldValueOf } from '~/components/admin/merge-edits.ts'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { useEachVersion } from '~/components/admin/use-each-version.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Checkbox, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { recallTextsText as text } from './admin-recalls.fi.ts'
import { type RecallValues, recallForm, recallValues, valuesOf } from './recall-values.ts'

interface Props {
  given: RecallDetail
  /** The name under which the form keeps what is typed. */
  draft: string
  onTyped: (isTyped: boolean) => void
}

/** What staff write of a recall, in the order of the EU's template. */
export function RecallTexts({ given, draft: name, onTyped }: Props) {
  const start = { values: valuesOf(given), version: given.version }
  const form = useForm<RecallValues, unknown, RecallInput>({
    resolver: zodResolver(recallForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: recallValues, start })
  useTyped(form.formState.isDirty, onTyped)

  const write = useWrite('PUT /api/admin/recalls/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/recalls', 'GET /api/admin/recalls/{id}'],
    onFailure: ({ problem }) => problem?.code === 'stale' || (problem?.errors ?? []).length > 0,
  })
  // Units and steps make another version of the recall, which the form goes on from; of one's own words the answer tells.
  useEachVersion(given.version, () => {
    if (!write.isPending && draft.base().version !== given.version) draft.rebase(start)
  })
  const save = useSaveOver({
    name,
    form,
    draft,
    schema: recallDetail,
    valuesOf,
    save: (body, base) => write.mutateAsync([{ params: { id: given.id }, body, ifMatch: base.version ?? undefined }]),
    onSaved: (stored, sent) => draft.goOn({ values: valuesOf(stored), version: stored.version }, sent),
  })
  const { data: products = [] } = useAllProducts()
  const { errors } = form.formState
  const { of } = text
  const field = (path: 'title' | 'identification' | 'hazard' | 'action' | 'remedy_text' | 'picture') => ({
    label: of[path],
    error: errors[path]?.message,
    ...form.register(path),
  })
  return (
    <ScreenSection title={text.title}>
      <p className="text-ink-muted">{text.hint}</p>
      <form onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-5">
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <TextField {...field('title')} maxLength={150} />
        <fieldset>
          <legend className="mb-1 font-medium">{of.product_ids}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {products.map(({ id, name: product }) => (
              <Checkbox key={id} label={product} value={id} {...form.register('product_ids')} />
            ))}
          </div>
          {errors.product_ids && (
            <p role="alert" className="mt-1 text-sm font-medium text-danger">
              {errors.product_ids.message}
            </p>
          )}
        </fieldset>
        <TextArea {...field('identification')} hint={text.identificationHint} rows={3} />
        <TextArea {...field('hazard')} hint={text.hazardHint} rows={4} />
        <TextArea {...field('action')} hint={text.actionHint} rows={4} />
        <fieldset aria-describedby="recall-remedies-hint">
          <legend className="mb-1 font-medium">{of.remedies}</legend>
          <div className="flex flex-wrap gap-x-6">
            {remedies.map((remedy) => (
              <Checkbox key={remedy} label={remedyLabels[remedy]} value={remedy} {...form.register('remedies')} />
            ))}
          </div>
          <p id="recall-remedies-hint" className="text-sm text-ink-muted">
            {text.remediesHint}
          </p>
        </fieldset>
        <TextArea {...field('remedy_text')} hint={text.remedyTextHint} rows={3} />
        <div className="grid justify-items-start gap-2">
          <TextField {...field('picture')} hint={text.pictureHint} className="w-full" />
          <PickMedia
            onChoose={({ address }) => form.setValue('picture', address, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
        <EditConflicts
          conflicts={draft.conflicts}
          labelOf={(path) => of[path.split('.')[0] as keyof RecallValues]}
          shownOf={shownOf}
          onChoose={(path, value) => form.setValue(path, value, { shouldDirty: true, shouldValidate: true })}
        />
        <Button type="submit" tone="action" className="justify-self-start" pending={write.isPending}>
          {text.save}
        </Button>
      </form>
    </ScreenSection>
  )
}

const shownOf = (_: FieldPath<RecallValues>, value: FieldValueOf<RecallValues>): string =>
  Array.isArray(value) ? value.join(', ') : String(value)
