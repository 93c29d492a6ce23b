import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { ApiEnv } from './env.ts'

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

/** Adds the headers of an API answer; what does not say otherwise is never stored and may load nothing. */
export function securityHeaders(config: Config): MiddlewareHandler<ApiEnv> {
  const headers = Object.entries(commonHeaders(config))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}
