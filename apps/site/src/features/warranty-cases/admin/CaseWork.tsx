import { productModelLabel, productModels } from '@arkpax/schema/product-models'
import { caseDecisionLabels } from '@arkpax/schema/warranty-case-labels'
import { type WarrantyCaseChange, type WarrantyCaseDetail, warrantyCaseDetail } from '@arkpax/schema/warranty-cases'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldPath, useForm } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { FieldValueOf } from '~/components/admin/merge-edits.ts'
import { useEachVersion } from '~/components/admin/use-each-version.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { adminCaseText as text } from './admin-cases.fi.ts'
import { CaseParts } from './CaseParts.tsx'
import { valuesOf, type WorkValues, workForm, workValues } from './case-values.ts'

interface Props {
  given: WarrantyCaseDetail
  /** The name under which the form keeps what is typed. */
  draft: string
  onTyped: (isTyped: boolean) => void
}

/** What staff write down of a case: the decision, the device on loan, used parts, the deadline. */
export function CaseWork({ given, draft: name, onTyped }: Props) {
  const start = { values: valuesOf(given), version: given.version }
  const form = useForm<WorkValues, unknown, WarrantyCaseChange>({
    resolver: zodResolver(workForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: workValues, start })
  useTyped(form.formState.isDirty, onTyped)

  const write = useWrite('PUT /api/admin/warranty-cases/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/warranty-cases', 'GET /api/admin/warranty-cases/{id}'],
    onFailure: ({ problem }) => problem?.code === 'stale' || (problem?.errors ?? []).length > 0,
  })
  // A step or a note makes another version of the case, which the form goes on from; of one's own words the answer tells.
  useEachVersion(given.version, () => {
    if (!write.isPending && draft.base().version !== given.version) draft.rebase(start)
  })
  const save = useSaveOver({
    name,
    form,
    draft,
    schema: warrantyCaseDetail,
    valuesOf,
    save: (body, base) => write.mutateAsync([{ params: { id: given.id }, body, ifMatch: base.version ?? undefined }]),
    onSaved: (stored, sent) => draft.goOn({ values: valuesOf(stored), version: stored.version }, sent),
  })
  const { errors } = form.formState
  const field = (of: Exclude<FieldPath<WorkValues>, `parts${string}`>, label: string) => ({
    label,
    error: errors[of]?.message,
    ...form.register(of),
  })
  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select {...field('decision', text.decision)}>
          <option value="">{text.noDecision}</option>
          <Options labels={caseDecisionLabels} />
        </Select>
        <TextField type="date" {...field('due_on', text.dueOn)} />
        <TextField {...field('serial_number', text.serial)} autoComplete="off" />
        <Select {...field('product_model', text.model)}>
          <option value="">{text.noModel}</option>
          {productModels.map((model) => (
            <option key={model} value={model}>
              {productModelLabel(model)}
            </option>
          ))}
        </Select>
        <TextField {...field('replacement_serial', text.replacement)} autoComplete="off" />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-3 font-semibold">{text.loan}</legend>
        <TextField {...field('loan_serial', text.loanSerial)} autoComplete="off" />
        <TextField type="date" {...field('loan_out_on', text.loanOut)} />
        <TextField type="date" {...field('loan_back_on', text.loanBack)} />
      </fieldset>
      <CaseParts form={form} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(of) => labels[of.split('.')[0] as keyof WorkValues]}
        shownOf={shownOf}
        onChoose={(of, value) => form.setValue(of, value, { shouldDirty: true, shouldValidate: true })}
      />
      <Button type="submit" tone="action" className="justify-self-start" pending={write.isPending}>
        {text.save}
      </Button>
    </form>
  )
}

const labels: Record<keyof WorkValues, string> = {
  serial_number: text.serial,
  product_model: text.model,
  decision: text.decision,
  replacement_serial: text.replacement,
  loan_serial: text.loanSerial,
  loan_out_on: text.loanOut,
  loan_back_on: text.loanBack,
  parts: text.parts,
  due_on: text.dueOn,
}

const shownOf = (_: FieldPath<WorkValues>, value: FieldValueOf<WorkValues>): string =>
  Array.isArray(value) ? value.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n') : String(value)
