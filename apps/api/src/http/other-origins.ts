import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../config.ts'
import type { ApiEnv } from './env.ts'

/** What a sender of pieces of a file reads. */
const OF_UPLOADS = ['Location', 'Tus-Resumable', 'Upload-Offset', 'Upload-Length']

/** Lets the site call from its own origin when it lives on another host; costs nothing where there is no `Origin`. */
export function otherOrigins(config: Config): MiddlewareHandler<ApiEnv> {
  const allow = cors({
    origin: new URL(config.publicUrl).origin,
    credentials: true,
    exposeHeaders: ['Link', 'Retry-After', 'Idempotency-Replayed', 'Content-Disposition', ...OF_UPLOADS],
  })
  return (c, next) => (c.req.header('origin') ? allow(c, next) : next())
}
