import { type SettingsGroup, type VersionedSettings, versionedSettings } from '@arkpax/schema/settings'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { FieldRules } from '~/components/admin/merge-edits.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { cardClass } from '~/components/ui/card.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { settingsText } from './settings.fi.ts'

/** How one group of settings is edited. */
export interface GroupForm<Values extends FieldValues, Output> {
  group: SettingsGroup
  /** What the form holds while it is filled in. */
  values: z.ZodType<Values>
  /** The rules of its fields: gives what is sent. */
  rules: z.ZodType<Output, Values>
  /** How fields are read, where their text is not their value: `9` and `9.00` are one time. */
  fields?: FieldRules<Values>
  valuesOf: (settings: VersionedSettings) => Values
  text: { id: string; title: string; text: string; save: string }
  labelOf: (field: FieldPath<Values>) => string
  /** A value as people read it. */
  shownOf: (value: unknown) => string
  /** The field that a path of the server's body is typed into, where it is another. */
  fieldOf?: (path: string) => string
}

interface Props<Values extends FieldValues, Output> {
  card: GroupForm<Values, Output>
  /** The settings as they were read first. */
  settings: VersionedSettings
  /** Stores the group over the version that the form goes on from; rejects when the server refuses. */
  onSave: (body: Output, ifMatch: number | undefined) => Promise<VersionedSettings>
  /** The fields. */
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode
}

/**
 * A card with the form of one group; what is typed stays when saving fails, when somebody else saves first, and over a
 * reload. Other groups are saved by themselves.
 */
export function SettingsForm<Values extends FieldValues, Output>({
  card,
  settings,
  onSave,
  children,
}: Props<Values, Output>) {
  const { group, text, valuesOf } = card
  const name = `settings:${group}`
  const startOf = (read: VersionedSettings) => ({ values: valuesOf(read), version: read.versions[group] })
  const [start] = useState(() => startOf(settings))
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(card.rules),
    defaultValues: start.values as DefaultValues<Values>,
  })
  const draft = useFormDraft({ name, form, schema: card.values, start, rules: card.fields })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedWarning(isDirty)
  const title = useId()

  const save = useSaveOver({
    ...{ name, form, draft, valuesOf, fieldOf: card.fieldOf },
    schema: versionedSettings.transform((read) => ({ ...read, version: read.versions[group] })),
    save: (body, base) => onSave(body, base.version ?? undefined),
    onSaved: (stored, sent) => draft.goOn(startOf(stored), sent),
  })

  return (
    <section
      id={text.id}
      aria-labelledby={title}
      className={`${cardClass} grid gap-x-10 gap-y-6 p-5 sm:p-8 xl:grid-cols-[16rem_1fr]`}
    >
      <div>
        <h2 id={title} className="display text-xl">
          {text.title}
        </h2>
        <p className="mt-2 max-w-prose text-ink-muted">{text.text}</p>
      </div>
      <form
        onSubmit={form.handleSubmit(save, (_, event) => focusMistake(event?.target))}
        noValidate
        aria-labelledby={title}
        className="grid min-w-0 gap-6"
      >
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        {children(form)}
        <EditConflicts
          conflicts={draft.conflicts}
          labelOf={card.labelOf}
          shownOf={(_, value) => card.shownOf(value)}
          onChoose={(field, value) => form.setValue(field, value as never, { shouldDirty: true, shouldValidate: true })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {isDirty && <Button onClick={draft.discard}>{settingsText.undo}</Button>}
          <Button type="submit" tone="action" pending={isSubmitting}>
            {settingsText.save(text.save)}
          </Button>
        </div>
      </form>
      <ThingHistory entity="settings" id={group} className="xl:col-start-2" />
    </section>
  )
}

/** The focus goes to the first field that is wrong, also where fields stand in a list that the form knows as one. */
function focusMistake(form: unknown): void {
  requestAnimationFrame(() => {
    if (!(form instanceof HTMLFormElement) || document.activeElement?.matches('[aria-invalid="true"]')) return
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
