import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../config.ts'
import type { ApiEnv } from './env.ts'

/** What a sender of pieces of a file reads. */
const OF_UPLOADS = ['Location', 'Tus-Resumable', 'Upload-Offset', 'Upload-Length']
const EXPOSED = ['Link', 'Retry-After', 'Idempotency-Replayed', 'Content-Disposition', ...OF_UPLOADS]

/** The headers of an answer to a call that names its origin: only the site's own may read it from another host. */
export function headersFor(origin: string, config: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    ...(origin === new URL(config.publicUrl).origin && { 'Access-Control-Allow-Origin': origin }),
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': EXPOSED.join(','),
  }
}

/** Lets the site call from its own origin when it lives on another host; costs nothing where there is no `Origin`. */
export function otherOrigins(config: Config): MiddlewareHandler<ApiEnv> {
  const allowFirst = cors({ origin: new URL(config.publicUrl).origin, credentials: true, exposeHeaders: EXPOSED })
  return (c, next) => {
    const origin = c.req.header('origin')
    if (!origin) return next()
    if (c.req.method === 'OPTIONS') return allowFirst(c, next)
    // Before the handler, as the security headers: what a handler says of storing and of `Vary` counts then.
    for (const [name, value] of Object.entries(headersFor(origin, config))) c.header(name, value)
    c.header('Vary', 'Origin')
    return next()
  }
}
