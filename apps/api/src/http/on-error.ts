import type { Context } from 'hono'
import { UnknownPageError } from '../db/keyset.ts'
import { isAway } from '../db/retry.ts'
import { TypesettingFailed } from '../services/typesetter.ts'
import { ApiError, invalidField } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/**
 * Answers a failure as problem+json. What was not expected is logged as an error, with the request's id, and answered as a plain
 * 500 or 503; a refusal is no error, also where it says that something is switched off or busy.
 */
export function onError(thrown: Error, c: Context<ApiEnv>): Response {
  const error = thrown instanceof UnknownPageError ? unknownPage() : thrown
  const failure = error instanceof ApiError ? error : toFailure(error)
  const { deps, requestId } = c.var
  if (failure !== error) {
    deps.log.error({ requestId, err: error }, 'request failed')
  } else if (failure.status >= 500) {
    deps.log.info({ requestId, code: failure.code }, 'request refused')
  }
  return c.body(JSON.stringify(failure.toProblem()), failure.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    ...failure.extras.headers,
  })
}

const unknownPage = () => invalidField('cursor', 'Tuntematon sivu')

function toFailure(error: Error): ApiError {
  if (error instanceof TypesettingFailed) return new ApiError('pdf_failed', { headers: { 'Retry-After': '30' } })
  return isAway(error) ? new ApiError('unavailable', { headers: { 'Retry-After': '5' } }) : new ApiError('internal')
}
