import { recordAudit } from '../../db/audit-log.ts'
import { route } from '../../http/route.ts'
import { ofStaff } from './audit-entry.ts'
import {
  beginOwnSecondFactor,
  changeOwnPassword,
  confirmOwnSecondFactor,
  removeSecondFactor,
} from './own-staff.service.ts'

/** What named staff keep up themselves: their password and their second factor. */
export const ownStaffRoutes = [
  route('PUT /api/admin/password', { ownTransaction: true }, async ({ db, staff, body, now }) => {
    await changeOwnPassword(db, staff, body)
    await recordAudit(db, now, staff, ofStaff('change-password', staff.id))
  }),

  route('POST /api/admin/second-factor', {}, ({ db, staff, body }) => beginOwnSecondFactor(db, staff, body.password)),

  route('PUT /api/admin/second-factor', {}, async ({ db, staff, body, now }) => {
    const recovery_codes = await confirmOwnSecondFactor(db, staff, body.code, now)
    await recordAudit(db, now, staff, ofStaff('add-second-factor', staff.id))
    return { recovery_codes }
  }),

  route('POST /api/admin/second-factor/off', { ownTransaction: true }, async ({ db, staff, body, now }) => {
    await removeSecondFactor(db, staff, body.password)
    await recordAudit(db, now, staff, ofStaff('remove-second-factor', staff.id))
  }),
]
