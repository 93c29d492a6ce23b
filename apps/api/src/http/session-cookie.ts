import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from './env.ts'

/** A customer's session, and the marks of a browser in which a customer or one of the staff has signed in before. */
type CookieName = 'arkpax_session' | 'arkpax_device' | 'arkpax_staff_device'

/** Over https the browser takes them from this host alone (`__Host-`). */
const optionsOf = (c: Context<ApiEnv>) =>
  c.var.deps.config.publicUrl.startsWith('https:')
    ? ({ path: '/', secure: true, prefix: 'host' } as const)
    : ({ path: '/', secure: false } as const)

/** The token of a cookie; nothing for what cannot be one of ours. */
export function cookieToken(c: Context<ApiEnv>, name: CookieName): string | undefined {
  const { prefix } = { prefix: undefined, ...optionsOf(c) }
  const value = getCookie(c, name, prefix)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Gives the browser a token that no script can read and no other site can send along with a write. */
export function setTokenCookie(c: Context<ApiEnv>, name: CookieName, token: string, lifetimeMs: number): void {
  setCookie(c, name, token, { ...optionsOf(c), httpOnly: true, sameSite: 'Lax', maxAge: lifetimeMs / 1000 })
}

/** Takes a token back. */
export function clearTokenCookie(c: Context<ApiEnv>, name: CookieName): void {
  deleteCookie(c, name, { ...optionsOf(c), httpOnly: true, sameSite: 'Lax' })
}
