import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { userAgent } from '../../http/user-agent.ts'
import { isSecondFactorRequired, listPeople, requireSecondFactor } from './staff.repo.ts'
import { accept, changePerson, invite, inviteAnew, readInvited, removePerson } from './staff.service.ts'

export const staffRoutes = [
  route('GET /api/admin/staff', {}, async ({ db }) => ({
    members: await listPeople(db),
    security: { second_factor_required: await isSecondFactorRequired(db) },
  })),

  route('PUT /api/admin/staff/security', {}, async ({ db, body }) => {
    await requireSecondFactor(db, body.second_factor_required)
    return body
  }),

  route('POST /api/admin/staff', {}, ({ db, body, now }) => invite(db, body, now)),

  route('POST /api/admin/staff/{id}/invitation', {}, ({ db, params, now }) => inviteAnew(db, params.id, now)),

  route('PUT /api/admin/staff/{id}', {}, async ({ db, params, body, version, staff }) => {
    if (params.id === staff.id && body.role !== staff.role) throw new ApiError('own_role')
    return changePerson(db, params.id, body, version)
  }),

  route('DELETE /api/admin/staff/{id}', {}, async ({ db, params, staff }) => {
    if (params.id === staff.id) throw new ApiError('own_role')
    await removePerson(db, params.id)
  }),

  route('POST /api/admin/invitations/read', {}, async ({ db, body, now }) => {
    const { name, email } = await readInvited(db, body.token, now)
    return { name, email: email ?? '' }
  }),

  route('POST /api/admin/invitations/accept', { ownTransaction: true }, async ({ db, body, now, c }) => ({
    success: true as const,
    token: await accept(db, body, userAgent(c), now),
  })),
]
