import type * as z from 'zod'
import { ApiError } from './api-error.ts'
import { describeInPlainFinnish } from './plain-finnish.ts'

/** Parses with a schema; throws `invalid_fields` that names every field in error. */
export function validate<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { error: describeInPlainFinnish })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), detail: message }))
  throw new ApiError('invalid_fields', { errors })
}

/** Parses path parameters; what does not fit names nothing, so it throws `not_found`. */
export function validateParams<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ApiError('not_found')
  return parsed.data
}
