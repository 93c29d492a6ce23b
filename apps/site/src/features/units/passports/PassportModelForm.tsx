import { type StoredPassportModel, storedPassportModel } from '@arkpax/schema/passport-model'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { namesFields } from '~/components/admin/field-errors.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PassportFields, type PassportFormState } from './PassportFields.tsx'
import { passportEntries, passportParts } from './passport-parts.ts'
import { isMissing, type PassportValues, passportForm, passportValues, valuesOf } from './passport-values.ts'
import { passportsText as text } from './passports.fi.ts'

const valuesOfStored = ({ model }: StoredPassportModel) => valuesOf(model)

/** What the passports of a product tell: every field, with what is missing. */
export function PassportModelForm({ stored }: { stored: StoredPassportModel }) {
  const name = `passport-model:${stored.product_id}`
  const start = { values: valuesOfStored(stored), version: stored.version }
  const form: PassportFormState = useForm<PassportValues, unknown, Record<string, unknown>>({
    resolver: zodResolver(passportForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: passportValues, start })
  const mayWrite = useMay('units.write')
  useUnsavedWarning(form.formState.isDirty)
  const { mutateAsync } = useWrite('PUT /api/admin/passport-models/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/passport-models/{id}'],
    onFailure: (error) => isStale(error) || namesFields(error),
  })
  const submit = useSaveOver({
    ...{ name, form, draft, schema: storedPassportModel, valuesOf: valuesOfStored },
    save: (body, base) =>
      mutateAsync([{ params: { id: stored.product_id }, body, ifMatch: base.version ?? undefined }]),
    onSaved: (saved, sent) => draft.goOn({ values: valuesOfStored(saved), version: saved.version }, sent),
  })
  const values = form.watch()
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={labelOf}
        shownOf={(_field, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <Missing values={values} />
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-6">
        {passportParts.map((part) => (
          <Part key={part.id} part={part} form={form} values={values} />
        ))}
      </fieldset>
      {mayWrite && (
        <Button type="submit" tone="action" className="justify-self-start" pending={form.formState.isSubmitting}>
          {text.save}
        </Button>
      )}
    </form>
  )
}

const labelOf = (field: string) =>
  passportEntries.find(({ key, fields }) => key === field || fields?.some(({ name }) => name === field))?.label ?? field

/** How much the passports lack, and in which parts. */
function Missing({ values }: { values: PassportValues }) {
  const missing = passportParts
    .map(({ id, title, entries }) => ({ id, title, count: entries.filter((entry) => isMissing(values, entry)).length }))
    .filter(({ count }) => count > 0)
  const sum = missing.reduce((all, { count }) => all + count, 0)
  if (sum === 0) return <p>{text.complete}</p>
  return (
    <div className="grid gap-3 rounded-sm bg-notice-tint p-4">
      <p>{text.missing(sum, passportEntries.length)}</p>
      <nav aria-label={text.contents}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {missing.map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-8 items-center underline">
                {text.missingIn(title, count)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

interface PartProps {
  part: (typeof passportParts)[number]
  form: PassportFormState
  values: PassportValues
}

function Part({ part: { id, title, tier, entries }, form, values }: PartProps) {
  const missing = entries.filter((entry) => isMissing(values, entry))
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-5 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="scroll-mt-24 font-semibold">
            {title}
          </h2>
          <Badge tone={missing.length === 0 ? 'good' : 'low'}>
            {text.given(entries.length - missing.length, entries.length)}
          </Badge>
        </div>
        {tier && <p className="text-sm text-ink-muted">{text.readers[tier]}</p>}
        {missing.length > 0 && (
          <p className="text-sm text-ink-muted">{text.missingList(missing.map(({ label }) => label))}</p>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {entries.map((entry) => (
          <PassportFields key={entry.key} entry={entry} form={form} />
        ))}
      </div>
    </section>
  )
}
