import { ApiError } from '~/lib/api.ts'

/** What the server says of one field after a failed change. */
export const fieldMistake = (error: Error | null, field: string) =>
  error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === field)?.detail : undefined
