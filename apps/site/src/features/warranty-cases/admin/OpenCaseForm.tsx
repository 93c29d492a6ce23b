import { productModelLabel, productModels } from '@arkpax/schema/product-models'
import { caseOriginLabels, caseWishLabels, faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import { staffCaseInput } from '@arkpax/schema/warranty-cases'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Checkbox, Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminWarrantyCasePath } from '~/lib/admin-paths.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminCasesText as text } from './admin-cases.fi.ts'

const fields = {
  ...{ serial_number: z.string(), product_model: z.string(), purchase_date: z.string(), retailer: z.string() },
  ...{ fault_kind: z.string(), description: z.string(), wish: z.string() },
  ...{ name: z.string(), email: z.string(), phone: z.string(), origin: z.string() },
}
const values = z.object({ ...fields, notify: z.boolean() })
type Values = z.output<typeof values>
type Input = z.output<typeof staffCaseInput>
const BLANK: Values = {
  ...{ serial_number: '', product_model: '', purchase_date: '', retailer: '', fault_kind: '', description: '' },
  ...{ wish: 'undecided', name: '', email: '', phone: '', origin: 'phone', notify: true },
}

interface Props {
  /** The device that it is about, where it is known. */
  serial: string
  /** The name under which the form keeps what is typed. */
  name: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
}

/** A case as staff hear of it; it opens once it is there. */
export function OpenCaseForm({ serial, name, onTyped, onCancel }: Props) {
  const [start] = useState(() => ({ values: { ...BLANK, serial_number: serial }, version: null }))
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(values.pipe(staffCaseInput as z.ZodType<Input, Values>)), // What is no choice is told at its field.
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: values, start })
  const { register, handleSubmit, setError, formState, watch } = form
  useTyped(formState.isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/warranty-cases', {
    success: text.opened,
    failure: text.openFailed,
    changes: ['GET /api/admin/warranty-cases'],
    onSuccess({ id }) {
      dropDraft(name)
      onTyped(false)
      location.assign(adminWarrantyCasePath(id))
    },
    onFailure: (error) => showFieldErrors<Values>(setError, error),
  })
  const submit = handleSubmit((body) => mutate([{ body, idempotencyKey: draftKey(name, JSON.stringify(body)) }]))
  const field = (of: keyof typeof fields, label: string) => ({
    ...{ label, error: formState.errors[of]?.message },
    ...register(of),
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{text.openText}</p>
      <Select {...field('origin', text.origin)}>
        <Options labels={caseOriginLabels} />
      </Select>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('serial_number', text.serial)} hint={text.serialHint} maxLength={100} autoComplete="off" />
        <Select {...field('product_model', text.model)}>
          <option value="">{text.modelUnknown}</option>
          {productModels.map((model) => (
            <option key={model} value={model}>
              {productModelLabel(model)}
            </option>
          ))}
        </Select>
        <TextField type="date" {...field('purchase_date', text.purchased)} />
        <TextField {...field('retailer', text.retailer)} maxLength={200} />
      </div>
      <Select {...field('fault_kind', text.fault)}>
        <option value="">{text.chooseFault}</option>
        <Options labels={faultKindLabels} />
      </Select>
      <TextArea rows={4} maxLength={5000} {...field('description', text.description)} />
      <Select {...field('wish', text.wish)}>
        <Options labels={caseWishLabels} />
      </Select>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('name', text.name)} maxLength={200} autoComplete="off" className="sm:col-span-2" />
        <TextField type="email" {...field('email', text.email)} hint={text.emailHint} autoComplete="off" />
        <TextField type="tel" {...field('phone', text.phone)} maxLength={50} autoComplete="off" />
      </div>
      {watch('email').trim() !== '' && <Checkbox label={text.notify} {...register('notify')} />}
      <FormActions label={text.open} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
