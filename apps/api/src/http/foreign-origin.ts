import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'

/**
 * Whether another site's page sends this call. `SameSite=Lax` keeps the session cookie from such calls; this also keeps off
 * neighbours under the same registrable domain, and browsers that know no `SameSite`. Callers that are no browser send no origin.
 */
export function isForeignOrigin(c: Context<ApiEnv>): boolean {
  const origin = c.req.header('origin')
  if (!origin || origin === new URL(c.var.deps.config.publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('host')
}
