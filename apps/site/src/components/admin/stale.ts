import type * as z from 'zod'
import { ApiError } from '~/lib/api.ts'

/** Whether a change came too late: somebody else has changed the thing since it was read. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'stale'

/** The thing as it is now, where a change came too late; undefined for any other failure. */
export const currentOf = <Thing>(error: unknown, schema: z.ZodType<Thing>): Thing | undefined =>
  isStale(error) ? schema.parse(error.problem?.current) : undefined
