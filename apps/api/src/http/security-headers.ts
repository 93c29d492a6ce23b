import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { ApiEnv } from './env.ts'

/** Headers of every answer, of pages and API alike. It may load nothing and stand in no frame, unless it is a page with a policy of its own. */
export function commonHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(config.publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Headers of every API answer: one that does not say otherwise is never stored. */
export const apiHeaders = (config: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  ...commonHeaders(config),
  'Cache-Control': 'no-store',
})

/**
 * Gives an API answer its headers before the handler runs: set this early they cost no second headers object. Handlers answer
 * through `c`, which carries them; a bare `Response` would not.
 */
export function securityHeaders(config: Config): MiddlewareHandler<ApiEnv> {
  const headers = Object.entries(apiHeaders(config))
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    return next()
  }
}
