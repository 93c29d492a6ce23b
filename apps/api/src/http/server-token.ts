import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { bearerToken } from './access.ts'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** Lets through who bears the token of a setting; 404 where the server has none, so that nothing is there to try. */
export function requireServerToken(c: Context<ApiEnv>, expected: string | undefined): void {
  if (!expected) throw new ApiError('not_found')
  if (!isSame(bearerToken(c) ?? '', expected))
    throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
