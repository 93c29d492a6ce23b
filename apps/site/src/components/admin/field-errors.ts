import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '~/lib/api.ts'

/** Whether the server names fields: what they say stands beside them, and no toast is needed. */
export const namesFields = (error: ApiError) => (error.problem?.errors ?? []).length > 0

/** Puts what the server says of the fields beside them, the focus on the first; false where it named none. */
export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: ApiError,
  fieldOf = (path: string) => path,
): boolean {
  const errors = error.problem?.errors ?? []
  for (const [index, { path, detail }] of errors.entries()) {
    setError(fieldOf(path) as FieldPath<Values>, { type: 'server', message: detail }, { shouldFocus: index === 0 })
  }
  return errors.length > 0
}
