import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { ApiEnv } from './env.ts'
import { countRequest } from './metrics.ts'

/** Logs each call by its route, never by its path, query or body, so that no personal data reaches the logs. */
export const logRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const started = performance.now()
  c.header('X-Request-Id', c.var.requestId)
  await next()
  const ms = Math.round((performance.now() - started) * 10) / 10
  const entry = { requestId: c.var.requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, ms }
  countRequest(entry)
  c.var.deps.log.info(entry, 'request')
})
