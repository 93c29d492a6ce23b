import type { Access } from '@arkpax/schema/endpoints'
import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** Decides whether a bearer token belongs to a live staff session, and keeps it alive. */
export type AcceptsToken = (c: Context<ApiEnv>, token: string) => Promise<boolean>

/** Lets through who may call; everyone else gets 401. An access that nothing here grants is refused. */
export async function requireAccess(c: Context<ApiEnv>, access: Access, acceptsAdmin: AcceptsToken): Promise<void> {
  if (access === 'public') return
  const token = bearerToken(c)
  if (access === 'admin' && token && (await acceptsAdmin(c, token))) return
  throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(c: Context<ApiEnv>): string | undefined {
  return c.req.header('authorization')?.match(/^Bearer ([\w.~+/=-]{16,200})$/i)?.[1]
}
