import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { ApiError } from '~/lib/api.ts'
import { type PostValues, postValues } from './post-values.ts'

/** Puts what the server says of the fields beside them, and the focus on the first. */
export function showPostErrors(form: UseFormReturn<PostValues>, error: unknown): void {
  for (const [index, { name, message }] of fieldErrors(error).entries())
    form.setError(name, { message }, { shouldFocus: index === 0 })
}

function fieldErrors(error: unknown): { name: FieldPath<PostValues>; message: string }[] {
  if (!(error instanceof ApiError) || !error.problem) return []
  const { code, detail, errors = [] } = error.problem
  if (code === 'slug_taken') return [{ name: 'slug', message: detail }]
  return errors.flatMap(({ path, detail: message }) => {
    const name = postValues.keyof().safeParse(path.split('.')[0])
    return name.success ? [{ name: name.data, message }] : []
  })
}
