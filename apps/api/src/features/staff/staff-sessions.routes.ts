import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { limitCall, uncountCall } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { userAgent } from '../../http/user-agent.ts'
import { IDLE_MS } from './staff-session-age.ts'
import { deleteSession, deleteSessionOf, listSessions } from './staff-sessions.repo.ts'
import { signIn } from './staff-sessions.service.ts'

/** Six digits can be guessed by many clients together; a recovery code cannot. */
const isAppCode = (code: string | undefined) => code?.length === 6

export const staffSessionRoutes = [
  route('POST /api/admin/login', { ownTransaction: true }, async ({ deps, db, body, now, c }) => {
    if (deps.config.rateLimits && body.email && isAppCode(body.code))
      await limitCall(db, 'staff-codes', body.email, now)
    try {
      const token = await signIn(db, body, userAgent(c), now)
      await uncountCall(db, 'login', c.var.client)
      return { success: true as const, token }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_needed')
        await uncountCall(db, 'login', c.var.client)
      throw error
    }
  }),

  route(
    'GET /api/admin/session',
    {},
    async ({ staff: { name, email, role, second_factor, must_add_second_factor } }) => ({
      name,
      email,
      role,
      second_factor,
      must_add_second_factor,
    }),
  ),

  route('POST /api/admin/logout', {}, async ({ db, staff }) => {
    await deleteSession(db, staff.token_hash)
  }),

  route('GET /api/admin/sessions', {}, async ({ db, staff, now }) => {
    const aliveSince = new Date(now.getTime() - IDLE_MS)
    return new Page(await listSessions(db, staff.id, staff.token_hash, aliveSince), undefined)
  }),

  route('DELETE /api/admin/sessions/{id}', {}, async ({ db, staff, params }) => {
    if (!(await deleteSessionOf(db, staff.id, params.id))) throw new ApiError('not_found')
  }),
]
