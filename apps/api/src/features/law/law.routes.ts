import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { addCheck, writeReading } from './law.repo.ts'
import { findDuty, listDuties } from './law.service.ts'

export const lawRoutes = [
  route('GET /api/admin/law', {}, async ({ db, now }) => ({ duties: await listDuties(db, now) })),

  route('PUT /api/admin/law/{id}', {}, async ({ db, params: { id }, body, version, now, staff }) => {
    const before = await findDuty(db, id, now)
    const { reading, note } = before
    const isWritten = await writeReading(db, id, { reading, note }, body, version, now)
    const after = await findDuty(db, id, now)
    if (!isWritten) throw new ApiError('stale', { current: after })
    await recordAudit(db, now, staff, {
      action: 'update',
      entity: 'duty',
      entityId: id,
      title: after.what,
      before: { reading, note },
      after: body,
    })
    return after
  }),

  route('POST /api/admin/law/{id}/checks', {}, async ({ db, params: { id }, body, now, staff }) => {
    const before = await findDuty(db, id, now)
    if (before.text_version !== body.text_version) throw new ApiError('duty_changed')
    await addCheck(db, id, body, now)
    await recordAudit(db, now, staff, {
      action: 'update',
      entity: 'duty',
      entityId: id,
      title: before.what,
      before: { ...before.last_check },
      after: body,
    })
    return findDuty(db, id, now)
  }),
]
