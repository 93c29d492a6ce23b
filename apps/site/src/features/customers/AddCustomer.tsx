import { type NewCustomer, newCustomer } from '@arkpax/schema/customers'
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
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CustomerFields, customerValues, tagsOf } from './CustomerFields.tsx'
import { CUSTOMER_READS } from './customer-reads.ts'
import { addCustomerText as text } from './customers.fi.ts'

const DRAFT = 'customer:new'

const newValues = customerValues.extend({ email: z.string() })
type NewValues = z.output<typeof newValues>

const newForm = newValues
  .transform(({ tags, ...kept }): z.input<typeof newCustomer> => ({ ...kept, tags: tagsOf(tags) }))
  .pipe(newCustomer)

const EMPTY: NewValues = { email: '', display_name: '', company: '', business_id: '', phone: '', tags: '' }

interface Props {
  open: boolean
  onClose: () => void
  onSaved: (id: string) => void
}

/** Where a customer is written down who has not ordered or written anything here yet. */
export function AddCustomer({ open, onClose, onSaved }: Props) {
  return (
    <FormDialog open={open} onClose={onClose} title={text.title} draft={DRAFT} discard={text.discard}>
      {({ onTyped, close }) => <AddForm onTyped={onTyped} onCancel={close} onSaved={onSaved} />}
    </FormDialog>
  )
}

interface FormProps {
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: (id: string) => void
}

function AddForm({ onTyped, onCancel, onSaved }: FormProps) {
  const [start] = useState(() => ({ values: EMPTY, version: null }))
  const form = useForm<NewValues, unknown, NewCustomer>({ resolver: zodResolver(newForm), defaultValues: EMPTY })
  const draft = useFormDraft({ name: DRAFT, form, schema: newValues, start })
  const { errors, isDirty } = form.formState
  const { mutate, isPending } = useWrite('POST /api/admin/customers', {
    success: text.saved,
    failure: text.failed,
    changes: CUSTOMER_READS,
    onSuccess: ({ id }) => {
      dropDraft(DRAFT)
      onSaved(id)
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })

  useTyped(isDirty, onTyped)

  const submit = (body: NewCustomer) => mutate([{ body, idempotencyKey: draftKey(DRAFT, JSON.stringify(body)) }])
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <CustomerFields register={form.register} errors={errors} />
      <TextField
        label={text.email}
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormActions label={text.save} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
