import { type CustomerDetail, type CustomerInput, customerDetail, customerInput } from '@arkpax/schema/customers'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CustomerFields, type CustomerValues, customerValues, tagsOf } from './CustomerFields.tsx'
import { CUSTOMER_READS } from './customer-reads.ts'
import { customerFormText as text } from './customers.fi.ts'

interface Props {
  customer: CustomerDetail
  open: boolean
  onClose: () => void
}

/** What staff keep of a customer: the name that is shown, the company, a phone number, tags. */
export function CustomerDialog({ customer, open, onClose }: Props) {
  const draft = `customer:${customer.id}`
  return (
    <FormDialog open={open} onClose={onClose} title={text.title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) => (
        <CustomerForm customer={customer} draft={draft} onTyped={onTyped} onCancel={close} onSaved={onClose} />
      )}
    </FormDialog>
  )
}

const customerForm = customerValues
  .transform(({ tags, ...kept }): z.input<typeof customerInput> => ({ ...kept, tags: tagsOf(tags) }))
  .pipe(customerInput)

const toValues = ({ display_name, own_company, business_id, own_phone, tags }: CustomerDetail): CustomerValues => ({
  display_name: display_name ?? '',
  company: own_company ?? '',
  business_id: business_id ?? '',
  phone: own_phone ?? '',
  tags: tags.join(', '),
})

const labels: Record<keyof CustomerValues, string> = {
  display_name: text.name,
  company: text.company,
  business_id: text.businessId,
  phone: text.phone,
  tags: text.tags,
}

interface FormProps {
  customer: CustomerDetail
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function CustomerForm({ customer, draft: name, onTyped, onCancel, onSaved }: FormProps) {
  const [start] = useState(() => ({ values: toValues(customer), version: customer.version }))
  const form = useForm<CustomerValues, unknown, CustomerInput>({
    resolver: zodResolver(customerForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: customerValues, start })
  const { mutateAsync } = useWrite('PUT /api/admin/customers/{id}', {
    success: text.saved,
    failure: text.failed,
    changes: CUSTOMER_READS,
    onFailure: isStale,
  })
  const { errors, isDirty, isSubmitting } = form.formState

  useTyped(isDirty, onTyped)

  const submit = useSaveOver({
    ...{ name, form, draft, schema: customerDetail, valuesOf: toValues, onSaved },
    save: (body, base) => mutateAsync([{ params: { id: customer.id }, body, ifMatch: base.version ?? undefined }]),
  })

  const found = customer.display_name ? null : customer.name
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <CustomerFields
        register={form.register}
        errors={errors}
        nameHint={text.nameHint(found)}
        phoneHint={text.phoneHint}
      />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field]}
        shownOf={(_field, value) => value}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormActions label={text.save} onCancel={onCancel} pending={isSubmitting} />
    </form>
  )
}
