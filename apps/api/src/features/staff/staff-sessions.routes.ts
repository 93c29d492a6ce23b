import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { userAgent } from '../../http/user-agent.ts'
import { IDLE_MS } from './staff-session-age.ts'
import { deleteSession, deleteSessionOf, listSessions } from './staff-sessions.repo.ts'
import { authenticate, openSession } from './staff-sessions.service.ts'

export const staffSessionRoutes = [
  route('POST /api/admin/login', { ownTransaction: true }, async ({ db, body, now, c }) => {
    const user = await authenticate(db, body, now)
    return { success: true as const, token: await openSession(db, user.id, userAgent(c), now) }
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
