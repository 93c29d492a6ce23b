import { route } from '../../http/route.ts'
import {
  beginOwnSecondFactor,
  changeOwnPassword,
  confirmOwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './own-staff.service.ts'
import { readSecondFactors } from './second-factor.service.ts'

/** What named staff keep up themselves: their password, the authenticator app, recovery codes. */
export const ownStaffRoutes = [
  route('PUT /api/admin/password', { ownTransaction: true }, ({ db, staff, body, now }) =>
    changeOwnPassword(db, staff, body, now),
  ),

  route('GET /api/admin/second-factor', {}, ({ db, staff }) => readSecondFactors(db, staff.id)),

  route('POST /api/admin/second-factor', {}, ({ db, staff, body, now }) =>
    beginOwnSecondFactor(db, staff, body.password, now),
  ),

  route('PUT /api/admin/second-factor', {}, async ({ db, staff, body, now }) => ({
    recovery_codes: await confirmOwnSecondFactor(db, staff, body.code, now),
  })),

  route('POST /api/admin/recovery-codes', { ownTransaction: true }, async ({ db, staff, body, now }) => ({
    recovery_codes: await renewRecoveryCodes(db, staff, body.password, now),
  })),

  route('POST /api/admin/second-factor/off', { ownTransaction: true }, ({ db, staff, body, now }) =>
    removeSecondFactor(db, staff, body.password, now),
  ),
]
