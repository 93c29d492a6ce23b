import { warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import { type WarrantyCaseDetail, warrantyCaseStates, warrantyCaseStep } from '@arkpax/schema/warranty-cases'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Checkbox, Select, TextArea } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { adminCaseText as text } from './admin-cases.fi.ts'

const stepValues = z.object({ state: z.string(), reason: z.string(), message: z.string(), notify: z.boolean() })
type StepValues = z.output<typeof stepValues>
type Step = z.output<typeof warrantyCaseStep>
const stepForm = stepValues.transform((typed) => typed as z.input<typeof warrantyCaseStep>).pipe(warrantyCaseStep)

const EMPTY: StepValues = { state: '', reason: '', message: '', notify: true }
const changes = ['GET /api/admin/warranty-cases', 'GET /api/admin/warranty-cases/{id}'] as const

interface Props {
  given: WarrantyCaseDetail
  /** Whether something typed of the work is not saved: the mail would tell what was saved before. */
  isTyped?: boolean
}

/** The next step of a case: what it would do and the mail that would leave are shown before it is taken. */
export function CaseStepForm({ given: { id, version, state: now }, isTyped = false }: Props) {
  const name = `warranty-case-step:${id}`
  const form = useForm<StepValues, unknown, Step>({
    resolver: zodResolver(stepForm),
    defaultValues: EMPTY,
  })
  const draft = useFormDraft({ name, form, schema: stepValues, start: { values: EMPTY, version: null } })
  const [asked, setAsked] = useState<Step>()
  const look = useWrite('POST /api/admin/warranty-cases/{id}/step-preview', {
    failure: text.lookFailed,
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  const take = useWrite('POST /api/admin/warranty-cases/{id}/steps', {
    success: text.stepped,
    failure: text.stepFailed,
    changes: [...changes],
    doubts: ['GET /api/admin/warranty-cases/{id}'],
    onSuccess() {
      setAsked(undefined)
      form.reset(EMPTY)
      dropDraft(name)
    },
    onFailure(error) {
      setAsked(undefined)
      return showFieldErrors(form.setError, error)
    },
  })
  const ask = form.handleSubmit((step) =>
    look.mutate([{ params: { id }, body: step }], { onSuccess: () => setAsked(step) }),
  )
  const { errors } = form.formState
  const preview = look.data
  return (
    <form onSubmit={ask} noValidate className="grid grid-cols-1 gap-4">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <Select label={text.state} error={errors.state?.message} {...form.register('state')}>
        <option value="">{text.choose}</option>
        {warrantyCaseStates
          .filter((state) => state !== now)
          .map((state) => (
            <option key={state} value={state}>
              {warrantyCaseStateLabels[state]}
            </option>
          ))}
      </Select>
      {form.watch('state') === 'refused' && (
        <TextArea label={text.reason} rows={3} error={errors.reason?.message} {...form.register('reason')} />
      )}
      <TextArea label={text.message} rows={4} error={errors.message?.message} {...form.register('message')} />
      <Checkbox label={text.notify} {...form.register('notify')} />
      {isTyped && (
        <p role="status" className="rounded-sm bg-notice-tint p-3">
          {text.unsaved}
        </p>
      )}
      <Button type="submit" tone="action" className="justify-self-start" pending={look.isPending} disabled={isTyped}>
        {text.look}
      </Button>
      {asked && preview && (
        <ConfirmDialog
          open
          title={text.ask(warrantyCaseStateLabels[asked.state])}
          text={preview.mail ? text.asksMail(preview.mail.to) : text.asksNoMail}
          confirmLabel={text.confirm}
          tone="action"
          pending={take.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => take.mutate([{ params: { id }, body: asked, ifMatch: version }])}
        >
          {preview.warranty_until && (
            <p className="mt-3">{text.moves(preview.warranty_until.before, preview.warranty_until.after)}</p>
          )}
          {preview.mail && (
            <div className="mt-4">
              <MailSheet label={text.mail} mail={preview.mail} />
            </div>
          )}
        </ConfirmDialog>
      )}
    </form>
  )
}
