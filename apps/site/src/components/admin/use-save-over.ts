import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError } from '~/lib/api.ts'
import { showFieldErrors } from './field-errors.ts'
import { dropDraft } from './form-drafts.ts'
import { currentOf } from './stale.ts'
import type { FormStart, useFormDraft } from './use-form-draft.ts'

interface Options<Values extends FieldValues, Output, Thing extends { version: number }> {
  /** The form and the thing: `product:1`. */
  name: string
  form: UseFormReturn<Values, unknown, Output>
  draft: Pick<ReturnType<typeof useFormDraft<Values, Output>>, 'base' | 'rebase'>
  /** The thing as the server gives it, and how it stands in the form. */
  schema: z.ZodType<Thing>
  valuesOf: (thing: Thing) => Values
  /** Stores what was typed over what the form goes on from; rejects when the server refuses. */
  save: (input: Output, base: FormStart<Values>, typed: Values) => Promise<unknown>
  /** Called with what was typed when it was sent; by now there may be more. */
  onSaved: (sent: Values) => void
}

/**
 * What the submit of a form does. Where somebody else has saved the thing first, it goes on from theirs and saves again, unless
 * both have changed the same field: then the form asks which is to stay. What the server says of the fields stands at them.
 */
export function useSaveOver<Values extends FieldValues, Output, Thing extends { version: number }>({
  name,
  form,
  draft,
  schema,
  valuesOf,
  save,
  onSaved,
}: Options<Values, Output, Thing>) {
  return async function submit(input: Output): Promise<void> {
    const sent = structuredClone(form.getValues())
    try {
      await save(input, draft.base(), sent)
      dropDraft(name)
      onSaved(sent)
    } catch (error) {
      const current = currentOf(error, schema)
      if (current) {
        const isConflict = draft.rebase({ values: valuesOf(current), version: current.version })
        if (!isConflict) await submit(input)
      } else if (error instanceof ApiError) showFieldErrors(form.setError, error)
    }
  }
}
