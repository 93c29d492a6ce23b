import { finnishDay } from '@arkpax/schema/format-fi'
import { privacyRequestChannelLabels, privacyRequestKindLabels } from '@arkpax/schema/privacy-labels'
import {
  type PrivacyRequestInput,
  privacyRequestChannels,
  privacyRequestInput,
  privacyRequestKinds,
} from '@arkpax/schema/privacy-requests'
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
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { requestFormText as text } from './privacy.fi.ts'

interface Props {
  open: boolean
  /** Whose data it is about, where that is known already. */
  email: string
  onClose: () => void
  onSaved: (id: string) => void
}

/** Where a request that has come is written down. */
export function NewRequest({ open, email, onClose, onSaved }: Props) {
  const draft = `privacy-request:${email}`
  return (
    <FormDialog open={open} onClose={onClose} title={text.title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) => (
        <RequestForm draft={draft} email={email} onTyped={onTyped} onCancel={close} onSaved={onSaved} />
      )}
    </FormDialog>
  )
}

const requestValues = z.object({
  kind: z.enum(privacyRequestKinds),
  email: z.string(),
  channel: z.enum(privacyRequestChannels),
  received_on: z.string(),
})
type RequestValues = z.output<typeof requestValues>

interface FormProps {
  draft: string
  email: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: (id: string) => void
}

function RequestForm({ draft: name, email, onTyped, onCancel, onSaved }: FormProps) {
  const [values] = useState<RequestValues>(() => ({
    kind: 'access',
    email,
    channel: 'email',
    received_on: finnishDay(new Date()),
  }))
  const form = useForm<RequestValues, unknown, PrivacyRequestInput>({
    resolver: zodResolver(privacyRequestInput),
    defaultValues: values,
  })
  const draft = useFormDraft({ name, form, schema: requestValues, start: { values, version: null } })
  const { errors, isDirty } = form.formState
  const { mutate, isPending } = useWrite('POST /api/admin/privacy-requests', {
    success: ({ due_on }) => text.saved(due_on),
    failure: text.failed,
    changes: ['GET /api/admin/privacy-requests'],
    onSuccess: ({ id }) => {
      dropDraft(name)
      onSaved(id)
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })

  useTyped(isDirty, onTyped)

  const submit = (body: PrivacyRequestInput) => mutate([{ body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <Select label={text.kind} autoFocus error={errors.kind?.message} {...form.register('kind')}>
        <Options labels={privacyRequestKindLabels} />
      </Select>
      <TextField
        label={text.email}
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={text.channel} error={errors.channel?.message} {...form.register('channel')}>
          <Options labels={privacyRequestChannelLabels} />
        </Select>
        <TextField
          label={text.received}
          hint={text.receivedHint}
          type="date"
          required
          max={values.received_on}
          error={errors.received_on?.message}
          {...form.register('received_on')}
        />
      </div>
      <FormActions label={text.save} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
