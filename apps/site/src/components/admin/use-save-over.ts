import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError } from '~/lib/api.ts'
import { showFieldErrors } from './field-errors.ts'
import { dropDraft } from './form-drafts.ts'
import { currentOf } from './stale.ts'
import type { FormStart, useFormDraft } from './use-form-draft.ts'

interface Options<Values extends FieldValues, Output, Thing extends { version: number }, Stored> {
  /** The form and the thing: `product:1`. */
  name: string
  form: UseFormReturn<Values, unknown, Output>
  draft: Pick<ReturnType<typeof useFormDraft<Values, Output>>, 'base' | 'rebase'>
  /** The thing as the server gives it, and how it stands in the form. */
  schema: z.ZodType<Thing>
  valuesOf: (thing: Thing) => Values
  /** Stores what was typed over what the form goes on from; rejects when the server refuses. */
  save: (input: Output, base: FormStart<Values>, typed: Values) => Promise<Stored>
  /** Called with what was stored, and with what was typed when it was sent; by now there may be more. */
  onSaved: (stored: Stored, sent: Values) => void
  /** What is done again where somebody else was first, with what both have typed; the saving itself if nothing else is said. */
  again?: (input: Output) => Promise<void>
  /** The field that a path of the server's body is typed into, where it is another. */
  fieldOf?: (path: string) => string
}

/**
 * What the submit of a form does. Where somebody else has saved the thing first, it goes on from theirs and saves again what
 * the form holds by then, unless both have changed the same field: then the form asks which is to stay. What the server says
 * of the fields stands at them.
 */
export function useSaveOver<Values extends FieldValues, Output, Thing extends { version: number }, Stored>({
  name,
  form,
  draft,
  schema,
  valuesOf,
  save,
  onSaved,
  again,
  fieldOf,
}: Options<Values, Output, Thing, Stored>) {
  return async function submit(input: Output): Promise<void> {
    const sent = structuredClone(form.getValues())
    try {
      const stored = await save(input, draft.base(), sent)
      dropDraft(name)
      onSaved(stored, sent)
    } catch (error) {
      const current = currentOf(error, schema)
      if (current) {
        const isConflict = draft.rebase({ values: valuesOf(current), version: current.version })
        if (!isConflict) await form.handleSubmit(again ?? submit)()
      } else if (error instanceof ApiError) showFieldErrors(form.setError, error, fieldOf)
    }
  }
}
