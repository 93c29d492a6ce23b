import {
  comingBack,
  nextReturnStates,
  type ReturnDetail,
  type ReturnInput,
  type ReturnState,
  returnDetail,
} from '@arkpax/schema/returns'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { namesFields, showFieldErrors } from '~/components/admin/field-errors.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { nextReturnStep } from './next-return-step.ts'
import { ReturnPickup } from './ReturnPickup.tsx'
import { ReturnPieces } from './ReturnPieces.tsx'
import { RETURN_READS } from './return-reads.ts'
import { type ReturnValues, returnForm, returnValues, valuesOf } from './return-values.ts'
import { returnsText as text } from './returns.fi.ts'
import { StateDialog } from './StateDialog.tsx'

/** What staff write down of a return, and the steps that it takes. */
export function ReturnForm({ of, onTyped }: { of: ReturnDetail; onTyped: (isTyped: boolean) => void }) {
  const name = `return:${of.id}`
  const start = { values: valuesOf(of), version: of.version }
  const form = useForm<ReturnValues, unknown, ReturnInput>({
    resolver: zodResolver(returnForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: returnValues, start })
  const [asked, setAsked] = useState<ReturnInput | null>(null)
  /** The step that is being stored with what is typed; also where it is stored again over somebody else's change. */
  const step = useRef<Pick<ReturnInput, 'state' | 'notify'> | null>(null)
  const { register, handleSubmit, formState, setError, setValue } = form
  const { errors, isDirty, isSubmitting } = formState
  const mayWrite = useMay('returns.write')
  const isClosed = of.state === 'closed'
  const next = nextReturnStep(of)
  const awaitsGoods = of.state === 'refunded' && comingBack(of.items).length > 0
  useUnsavedWarning(isDirty)
  useTyped(isDirty, onTyped)
  const { mutateAsync } = useWrite('PUT /api/admin/returns/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: RETURN_READS,
    onFailure: (error) => isStale(error) || namesFields(error),
  })
  const submit = useSaveOver({
    ...{ name, form, draft, schema: returnDetail, valuesOf },
    save: (input, base) =>
      mutateAsync([{ params: { id: of.id }, body: { ...input, ...step.current }, ifMatch: base.version ?? undefined }]),
    onSaved: (saved, sent) => draft.goOn({ values: valuesOf(saved), version: saved.version }, sent),
  })
  async function confirm(input: ReturnInput) {
    step.current = { state: input.state, notify: input.notify }
    await submit(input).finally(() => {
      step.current = null
      setAsked(null)
    })
  }
  const ask = (state: ReturnState) => handleSubmit((input) => setAsked({ ...input, state }))

  return (
    <form onSubmit={handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labelOf(field)}
        shownOf={(_field, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
        onChoose={(field, value) => setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      {awaitsGoods && of.arrived_on === null && <p className="rounded-sm bg-notice-tint p-3">{text.paidBefore}</p>}
      <fieldset disabled={!mayWrite || isClosed} className="grid min-w-0 grid-cols-1 gap-6">
        <ReturnPickup of={of} form={form} />
        <ReturnPieces of={of} form={form} />
        <TextArea label={text.note} rows={3} error={errors.note?.message} {...register('note')} />
      </fieldset>
      {mayWrite && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {!isClosed && (
            <Button type="submit" tone={next ? 'outline' : 'solid'} pending={isSubmitting}>
              {text.save}
            </Button>
          )}
          {nextReturnStates[of.state].map((state) => (
            <Button
              key={state}
              tone={state === next ? 'action' : state === 'closed' ? 'quiet' : 'outline'}
              className={state === 'closed' ? 'text-danger!' : ''}
              onClick={ask(state)}
            >
              {text.steps[state]}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <StateDialog
          id={of.id}
          input={asked}
          isPending={isSubmitting}
          onClose={() => setAsked(null)}
          onRefused={(error) => showFieldErrors(setError, error)}
          onConfirm={(notify) => void confirm({ ...asked, notify })}
        />
      )}
    </form>
  )
}

const labels: Partial<Record<keyof ReturnValues, string>> = {
  state: text.state,
  pickup_on: text.pickupOn,
  pickup_text: text.pickupText,
  sent_on: text.sentOn,
  arrived_on: text.arrivedOn,
  pickup_cost: text.pickupCost,
  delivery_refund: text.deliveryRefund,
  note: text.note,
}
const labelOf = (field: string) => new Map(Object.entries(labels)).get(field) ?? text.inspection
