import { route } from '../../http/route.ts'
import { changeOwnPassword, findSelf, removeSecondFactor } from './own-staff.service.ts'
import { beginSecondFactor, confirmSecondFactor } from './second-factor.service.ts'

/** What named staff keep up themselves: their password and their second factor. */
export const ownStaffRoutes = [
  route('PUT /api/admin/password', { ownTransaction: true }, ({ db, staff, body }) =>
    changeOwnPassword(db, staff, body),
  ),

  route('POST /api/admin/second-factor', {}, async ({ db, staff }) => beginSecondFactor(db, await findSelf(db, staff))),

  route('PUT /api/admin/second-factor', {}, async ({ db, staff, body, now }) => ({
    recovery_codes: await confirmSecondFactor(db, await findSelf(db, staff), body.code, now),
  })),

  route('POST /api/admin/second-factor/off', { ownTransaction: true }, ({ db, staff, body }) =>
    removeSecondFactor(db, staff, body.password),
  ),
]
