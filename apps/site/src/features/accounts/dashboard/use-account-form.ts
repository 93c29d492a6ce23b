import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { ApiError } from '~/lib/api.ts'
import { takeDraft, watchForm } from './drafts.ts'

interface Options<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>
  values: In
  /** Stores what was typed; rejects when the server refuses. */
  onSave: (body: Out) => Promise<unknown>
  /** Keeps what was typed over the end of the session, under this name and for this customer. Never for passwords. */
  draft?: { name: string; owner: string }
}

/** A form of the account: checked by the schema, what the server refuses is shown at the fields, and what was typed stays. */
export function useAccountForm<In extends FieldValues, Out>({ schema, values, onSave, draft }: Options<In, Out>) {
  const [kept] = useState(() => draft && takeDraft<In>(draft.name, draft.owner))
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: { ...values, ...kept } as DefaultValues<In>,
  })
  const { getValues } = form
  const name = draft?.name
  useEffect(() => (name ? watchForm(name, getValues) : undefined), [name, getValues])

  const submit = form.handleSubmit(async (body) => {
    try {
      await onSave(body)
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form.setError, error)
    }
  })
  return { ...form, submit, errors: form.formState.errors, isPending: form.formState.isSubmitting }
}
