import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { userAgent } from '../../http/user-agent.ts'
import { ofStaff } from './audit-entry.ts'
import { isSecondFactorRequired, listPeople, requireSecondFactor } from './staff.repo.ts'
import { accept, changePerson, invite, inviteAnew, lockMember, readInvited, removePerson } from './staff.service.ts'

export const staffRoutes = [
  route('GET /api/admin/staff', {}, async ({ db }) => ({
    members: await listPeople(db),
    security: { second_factor_required: await isSecondFactorRequired(db) },
  })),

  route('PUT /api/admin/staff/security', {}, async ({ db, body, now, staff }) => {
    const before = { second_factor_required: await isSecondFactorRequired(db) }
    await requireSecondFactor(db, body.second_factor_required)
    await recordAudit(db, now, staff, {
      action: 'update',
      entity: 'staff_security',
      entityId: '1',
      before,
      after: body,
    })
    return body
  }),

  route('POST /api/admin/staff', {}, async ({ db, body, now, staff }) => {
    const member = await invite(db, body, now)
    await recordAudit(db, now, staff, ofStaff('invite', member.id, { title: member.name, after: member }))
    return member
  }),

  route('POST /api/admin/staff/{id}/invitation', {}, async ({ db, params, now, staff }) => {
    const member = await inviteAnew(db, params.id, now)
    await recordAudit(db, now, staff, ofStaff('invite-anew', member.id, { title: member.name }))
    return member
  }),

  route('PUT /api/admin/staff/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    if (params.id === staff.id && body.role !== staff.role) throw new ApiError('own_role')
    const before = await lockMember(db, params.id)
    const member = await changePerson(db, params.id, body, version)
    await recordAudit(db, now, staff, ofStaff('update', member.id, { title: member.name, before, after: member }))
    return member
  }),

  route('DELETE /api/admin/staff/{id}', {}, async ({ db, params, now, staff }) => {
    if (params.id === staff.id) throw new ApiError('own_role')
    const before = await removePerson(db, params.id)
    await recordAudit(db, now, staff, ofStaff('remove', params.id, { title: before.name, before }))
  }),

  route('POST /api/admin/invitations/read', {}, async ({ db, body, now }) => {
    const { name, email } = await readInvited(db, body.token, now)
    return { name, email: email ?? '' }
  }),

  route('POST /api/admin/invitations/accept', { ownTransaction: true }, async ({ db, deps, body, now, c }) => ({
    success: true as const,
    token: await accept(db, deps.config, body, userAgent(c), now),
  })),
]
