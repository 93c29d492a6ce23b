import { zValidator } from '@hono/zod-validator'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { describeInPlainFinnish } from './plain-finnish.ts'

/** The parts of a call: path, query, and a body that `readBody` has read. */
type Part = 'param' | 'query' | 'json' | 'form'

/**
 * Parses a part of the call with its schema. Throws `invalid_fields` that names every field in error, or `malformed` where a
 * body is no JSON. A path that does not fit names nothing, so it throws `not_found`.
 */
export async function validate<T extends z.ZodType>(c: Context<ApiEnv>, part: Part, schema: T): Promise<z.output<T>> {
  const validated = c as Context<ApiEnv, string, { out: Record<Part, z.output<T>> }>
  try {
    await validator(part, schema)(validated, async () => {})
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error
    throw new ApiError('malformed', { detail: 'Pyyntö ei ole kelvollista JSONia.' })
  }
  return validated.req.valid(part)
}

const validator = (part: Part, schema: z.ZodType): MiddlewareHandler<ApiEnv, string, { out: Record<Part, unknown> }> =>
  zValidator(part, schema, refuse, {
    validationFunction: (_, value) =>
      schema.safeParse(part === 'query' ? firstOfEach(value) : value, { error: describeInPlainFinnish }),
  })

/** Parses a value with its schema. Throws `invalid_fields` that names every field in error. */
export function validateValue<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { error: describeInPlainFinnish })
  if (!parsed.success) throw invalidFields(parsed.error)
  return parsed.data
}

type Outcome = { target: string } & ({ success: true } | { success: false; error: z.core.$ZodError })

function refuse(outcome: Outcome): void {
  if (outcome.success) return
  if (outcome.target === 'param') throw new ApiError('not_found')
  throw invalidFields(outcome.error)
}

function invalidFields({ issues }: z.core.$ZodError): ApiError {
  const errors = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), detail: message }))
  return new ApiError('invalid_fields', { errors })
}

/** A name that a query repeats counts once, as it stands first. */
const firstOfEach = (query: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
