import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'

interface Options<Held extends FieldValues, Sent> {
  /** The name under which it is kept while it is filled in. */
  name: string
  /** What the form holds while it is filled in. */
  held: z.ZodType<Held>
  /** How that becomes what is sent. */
  typed: z.ZodType<Sent, Held>
  /** What it begins with. */
  begin: () => Held
  onTyped: (isTyped: boolean) => void
}

/** A form of money: kept over a reload, and with a key for each thing that it sends, so that nothing is written down twice. */
export function useMoneyForm<Held extends FieldValues, Sent>({
  name,
  held,
  typed,
  begin,
  onTyped,
}: Options<Held, Sent>) {
  const [keyOf] = useState(idempotencyKeys)
  const [start] = useState(() => ({ values: begin(), version: null }))
  const form = useForm<Held, unknown, Sent>({
    resolver: zodResolver(typed),
    defaultValues: start.values as DefaultValues<Held>,
  })
  const draft = useFormDraft({ name, form, schema: held, start })
  const { isDirty } = form.formState
  useTyped(isDirty, onTyped)
  return { form, draft, keyFor: (body: Sent) => keyOf(JSON.stringify(body)) }
}
