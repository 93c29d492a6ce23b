import { readDecimal } from '@arkpax/schema/decimal'
import { type UnitDetail, type UnitService, unitService, unitStatuses, unitStatusLabels } from '@arkpax/schema/units'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextArea } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { unitsText as text } from './units.fi.ts'

const kinds = ['service', 'incident', 'status'] as const
const values = z.object({
  kind: z.enum(kinds),
  text: z.string(),
  status: z.enum(unitStatuses),
  cycles: z.string(),
  state_of_health: z.string(),
})
type Values = z.output<typeof values>

/** An empty field was not read. */
const readNumber = (typed: string) => (typed.trim() === '' ? null : (readDecimal(typed) ?? Number.NaN))

const form = values
  .transform(
    (typed): z.input<typeof unitService> => ({
      ...typed,
      cycles: readNumber(typed.cycles),
      state_of_health: readNumber(typed.state_of_health),
    }),
  )
  .pipe(unitService)

/** The way to write down what was done to a unit, what its battery told, and where it is now. */
export function ServiceUnit({ unit }: { unit: UnitDetail }) {
  const [isOpen, setOpen] = useState(false)
  const draft = `unit-service:${unit.id}`
  return (
    <>
      <Button size="sm" tone="action" onClick={() => setOpen(true)}>
        {text.service}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.service}
        draft={draft}
        discard={text.serviceDiscard}
      >
        {({ onTyped, close }) => (
          <ServiceForm unit={unit} draft={draft} onTyped={onTyped} onCancel={close} onSaved={() => setOpen(false)} />
        )}
      </FormDialog>
    </>
  )
}

interface Props {
  unit: UnitDetail
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function ServiceForm({ unit, draft: name, onTyped, onCancel, onSaved }: Props) {
  const [start] = useState(() => ({
    values: { kind: 'service' as const, text: '', status: unit.status, cycles: '', state_of_health: '' },
    version: null,
  }))
  const state = useForm<Values, unknown, UnitService>({ resolver: zodResolver(form), defaultValues: start.values })
  const draft = useFormDraft({ name, form: state, schema: values, start })
  const { register, handleSubmit, setError, formState, watch } = state
  const { errors, isDirty } = formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/units/{serial}/service', {
    success: text.serviced,
    failure: text.serviceFailure,
    changes: ['GET /api/admin/units/{serial}', 'GET /api/admin/units'],
    onSuccess: () => {
      dropDraft(name)
      onSaved()
    },
    onFailure: (error) => showFieldErrors<Values>(setError, error),
  })
  const submit = handleSubmit((body) =>
    mutate([{ params: { serial: unit.serial }, body, idempotencyKey: draftKey(name, JSON.stringify(body)) }]),
  )
  const isLast = watch('status') === 'scrapped' && unit.status !== 'scrapped'
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <Select label={text.serviceKind} error={errors.kind?.message} {...register('kind')}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </Select>
      <TextArea
        label={text.serviceText}
        hint={text.serviceHint}
        rows={4}
        maxLength={2000}
        error={errors.text?.message}
        {...register('text')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField label={text.optional(text.cyclesRead)} error={errors.cycles?.message} {...register('cycles')} />
        <NumberField
          decimals
          label={text.optional(text.healthRead)}
          hint={text.healthHint}
          error={errors.state_of_health?.message}
          {...register('state_of_health')}
        />
      </div>
      <Select
        label={text.statusAfter}
        hint={isLast ? text.scrapWarning : undefined}
        error={errors.status?.message}
        {...register('status')}
      >
        {unitStatuses.map((status) => (
          <option key={status} value={status}>
            {unitStatusLabels[status]}
          </option>
        ))}
      </Select>
      <FormActions label={text.save} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
