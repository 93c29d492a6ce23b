import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { ApiEnv } from './env.ts'

/** Headers of every answer (architecture §4). It may load nothing and stand in no frame, unless it is a page with a policy of its own. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(config.publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/**
 * Gives an API answer its headers before the handler runs; one that does not say otherwise is never stored and may load nothing.
 * Set this early they cost no second headers object.
 */
export function securityHeaders(config: Config): MiddlewareHandler<ApiEnv> {
  const headers = Object.entries({ ...commonHeaders(config), 'Cache-Control': 'no-store' })
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    return next()
  }
}
