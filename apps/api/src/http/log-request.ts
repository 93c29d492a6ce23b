import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { ApiEnv } from './env.ts'
import { countRequest } from './metrics.ts'

/** The header by which an answer is found in the log. */
export const REQUEST_ID = 'X-Request-Id'

interface Answered {
  requestId: string
  method: string
  /** The pattern of the path. */
  route: string
  status: number
  /** As `performance.now()` told it when the call came. */
  started: number
}

/** Logs and counts a call by its route, never by its path, query or body, so that no personal data reaches the logs. */
export function noteCall(log: Logger, { started, ...call }: Answered): void {
  const entry = { ...call, ms: Math.round((performance.now() - started) * 10) / 10 }
  countRequest(entry)
  log.info(entry, 'request')
}

/** Notes each call that the framework answers. */
export const logRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const started = performance.now()
  const { requestId, deps } = c.var
  c.header(REQUEST_ID, requestId)
  await next()
  noteCall(deps.log, { requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, started })
})
