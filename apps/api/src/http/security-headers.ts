import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { ApiEnv } from './env.ts'

/** The policy of an answer that is no page: it may load nothing and stand in no frame. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer, page or API (architecture §4). */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
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
  const headers = Object.entries({
    ...commonHeaders(config),
    'Content-Security-Policy': NOTHING_LOADS,
    'Cache-Control': 'no-store',
  })
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    return next()
  }
}
