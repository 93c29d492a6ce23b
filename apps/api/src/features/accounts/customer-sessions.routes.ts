import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { deleteSession, listSessions } from './customer-sessions.repo.ts'

export const customerSessionRoutes = [
  route('GET /api/auth/sessions', {}, async ({ db, now, customer }) => {
    return new Page(await listSessions(db, customer.id, customer.session_id, now), undefined)
  }),

  route('DELETE /api/auth/sessions/{id}', {}, async ({ db, params, customer }) => {
    if (!(await deleteSession(db, customer.id, params.id))) throw new ApiError('not_found')
  }),
]
