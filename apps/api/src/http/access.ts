import type { Endpoint } from '@arkpax/schema/endpoints'
import { mayDo } from '@arkpax/schema/permissions'
import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv, SignedInCustomer, SignedInStaffMember } from './env.ts'
import { isRead } from './is-read.ts'
import { clearTokenCookie, cookieToken } from './session-cookie.ts'

/** Who decides about tokens: the features that made them. */
export interface Gates {
  /** Whose live staff session a bearer token belongs to, which it keeps alive. */
  findStaff: (c: Context<ApiEnv>, token: string) => Promise<SignedInStaffMember | undefined>
  /** Whose live session a cookie's token belongs to, which it keeps alive. */
  findCustomer: (c: Context<ApiEnv>, token: string) => Promise<SignedInCustomer | undefined>
}

/**
 * Lets through who may call; everyone else gets 401, and staff whose role does not reach to it 403. An access that nothing here
 * grants is refused. Who is signed in is in `c.var.staff` or, also on public calls that write, in `c.var.customer`.
 */
export async function requireAccess(c: Context<ApiEnv>, { access, may }: Endpoint, gates: Gates): Promise<void> {
  if (access === 'admin') return requireStaff(c, may, gates)
  const writes = !isRead(c.req.method)
  if (writes && c.req.path.startsWith('/api/auth/') && isForeignOrigin(c)) throw new ApiError('forbidden')
  if (access === 'customer') return requireCustomer(c, gates)
  if (writes && !isForeignOrigin(c)) c.set('customer', await customerOfCookie(c, gates))
}

async function requireStaff(c: Context<ApiEnv>, may: Endpoint['may'], { findStaff }: Gates): Promise<void> {
  const token = bearerToken(c)
  const staff = token && (await findStaff(c, token))
  if (!staff) throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })
  c.set('staff', staff)
  if (!mayDo(staff.role, may)) throw new ApiError('role_forbidden')
  if (staff.must_add_second_factor && may !== 'own.session') throw new ApiError('second_factor_missing')
}

async function requireCustomer(c: Context<ApiEnv>, gates: Gates): Promise<void> {
  const customer = await customerOfCookie(c, gates)
  if (!customer) throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Cookie' } })
  c.set('customer', customer)
}

async function customerOfCookie(c: Context<ApiEnv>, { findCustomer }: Gates) {
  const token = cookieToken(c, 'arkpax_session')
  if (!token) return undefined
  const customer = await findCustomer(c, token)
  if (!customer) clearTokenCookie(c, 'arkpax_session')
  return customer
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(c: Context<ApiEnv>): string | undefined {
  return c.req.header('authorization')?.match(/^Bearer ([\w.~+/=-]{16,200})$/i)?.[1]
}

/**
 * Whether another site's page sends this call. `SameSite=Lax` keeps the session cookie from such calls; this also keeps off
 * neighbours under the same registrable domain, and browsers that know no `SameSite`. Callers that are no browser send no origin.
 */
function isForeignOrigin(c: Context<ApiEnv>): boolean {
  const origin = c.req.header('origin')
  if (!origin || origin === new URL(c.var.deps.config.publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('host')
}
