import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** Answers a failure as problem+json. What was not expected is logged with the request's id and answered as a plain 500. */
export function onError(error: Error, c: Context<ApiEnv>): Response {
  const failure = error instanceof ApiError ? error : toFailure(error)
  if (failure.status >= 500) {
    c.var.deps.log.error(
      { requestId: c.var.requestId, err: { name: error.name, message: error.message, stack: error.stack } },
      'request failed',
    )
  }
  return c.body(JSON.stringify(failure.toProblem()), failure.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    ...failure.extras.headers,
  })
}

/** The database is away or held by another, or it cannot write now: its disk is full, broken or read-only. */
const DATABASE_AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|57P0\d|08\d{3}|53\d{3}|25006)/

function toFailure(error: Error): ApiError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return DATABASE_AWAY.test(code)
    ? new ApiError('unavailable', { headers: { 'Retry-After': '5' } })
    : new ApiError('internal')
}
