import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'

const LONGEST = 300

/** What the browser calls itself, as a list of sessions shows it. */
export function userAgent(c: Context<ApiEnv>): string | null {
  const text = c.req
    .header('user-agent')
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST)
  return text || null
}
