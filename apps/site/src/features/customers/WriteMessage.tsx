import { type ContactBeginning, contactBeginning, REPLY_UNDO_MS } from '@arkpax/schema/contact'
import type { CustomerDetail } from '@arkpax/schema/customers'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { writeText as text } from './customers.fi.ts'

interface Props {
  customer: CustomerDetail
  open: boolean
  onClose: () => void
}

/** A mail to a customer, which begins a conversation in the inbox: their answer comes back there. */
export function WriteMessage({ customer, open, onClose }: Props) {
  const draft = `customer-message:${customer.id}`
  return (
    <FormDialog open={open} onClose={onClose} title={text.title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) => (
        <MessageForm customer={customer} draft={draft} onTyped={onTyped} onCancel={close} onSent={onClose} />
      )}
    </FormDialog>
  )
}

const messageValues = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })
type MessageValues = z.output<typeof messageValues>

interface FormProps {
  customer: CustomerDetail
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSent: () => void
}

function MessageForm({ customer, draft: name, onTyped, onCancel, onSent }: FormProps) {
  const [start] = useState(() => ({
    values: { name: customer.name ?? '', email: customer.email, subject: '', message: '' },
    version: null,
  }))
  const form = useForm<MessageValues, unknown, ContactBeginning>({
    resolver: zodResolver(contactBeginning),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: messageValues, start })
  const { errors, isDirty } = form.formState
  const { send, isPending } = useSend({
    onSent: () => {
      dropDraft(name)
      onSent()
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })

  useTyped(isDirty, onTyped)

  const submit = (body: ContactBeginning) => send([{ body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      {customer.addresses.length > 1 ? (
        <Select label={text.to} error={errors.email?.message} {...form.register('email')}>
          {customer.addresses.map(({ email }) => (
            <option key={email} value={email}>
              {email}
            </option>
          ))}
        </Select>
      ) : (
        <p className="wrap-anywhere">
          {text.to}: <span className="font-semibold">{customer.email}</span>
        </p>
      )}
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        autoFocus={!customer.name}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={text.subject}
        required
        autoFocus={Boolean(customer.name)}
        autoComplete="off"
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextArea
        label={text.message}
        hint={text.messageHint}
        rows={8}
        required
        maxLength={20_000}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <FormActions label={text.send} onCancel={onCancel} pending={isPending} />
    </form>
  )
}

interface SendOptions {
  onSent: () => void
  onFailure: Parameters<typeof useWrite<'POST /api/admin/contact-messages'>>[1]['onFailure']
}

/** Sends the mail; what tells so takes it back, with its conversation, while it waits. */
function useSend({ onSent, onFailure }: SendOptions) {
  const changes = [...CUSTOMER_READS, 'GET /api/admin/contact-messages' as const]
  const undo = useWrite('POST /api/admin/contact-messages/{id}/undo', {
    success: text.undone,
    failure: text.undoFailed,
    changes,
  })
  const { mutate, isPending } = useWrite('POST /api/admin/contact-messages', {
    success: ({ id, email }, _, sentAt) => ({
      id,
      title: text.sent,
      description: text.sentTo(email),
      ...undoable({
        name: text.undoOf(email),
        onPress: () => undo.mutate([{ params: { id } }]),
        until: sentAt + REPLY_UNDO_MS,
      }),
    }),
    failure: text.failed,
    changes,
    onSuccess: onSent,
    onFailure,
  })
  return { send: mutate, isPending }
}
