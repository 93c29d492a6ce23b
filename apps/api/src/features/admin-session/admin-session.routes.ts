import { bearerToken } from '../../http/access.ts'
import { route } from '../../http/route.ts'
import { closeSession, openSession } from './admin-session.service.ts'

export const adminSessionRoutes = [
  route('POST /api/admin/login', { ownTransaction: true }, async ({ db, body, now }) => ({
    success: true as const,
    token: await openSession(db, body.password, now),
  })),

  // The gate in front of every admin call has answered by now.
  route('GET /api/admin/session', {}, async () => {}),

  route('POST /api/admin/logout', {}, async ({ db, c }) => {
    await closeSession(db, bearerToken(c) ?? '')
  }),
]
