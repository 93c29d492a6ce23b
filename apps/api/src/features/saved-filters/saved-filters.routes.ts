import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { route } from '../../http/route.ts'
import { ofFilter } from './audited-filters.repo.ts'
import { deleteSavedFilter, listSavedFilters } from './saved-filters.repo.ts'
import { changeFilter, keepFilter, readFilter } from './saved-filters.service.ts'

export const savedFilterRoutes = [
  route(
    'GET /api/admin/saved-filters',
    {},
    async ({ db, staff }) => new Page(await listSavedFilters(db, staff.id), undefined),
  ),

  route('POST /api/admin/saved-filters', {}, async ({ db, staff, body, now }) => {
    const filter = await keepFilter(db, staff.id, body, now)
    await recordAudit(db, now, staff, { action: 'create', ...ofFilter(filter), after: filter })
    return filter
  }),

  route('PUT /api/admin/saved-filters/{id}', {}, async ({ db, staff, params, body, now }) => {
    const before = await readFilter(db, staff.id, params.id)
    const after = await changeFilter(db, before, staff.id, body, now)
    await recordAudit(db, now, staff, { action: 'update', ...ofFilter(after), before, after })
    return after
  }),

  route('DELETE /api/admin/saved-filters/{id}', {}, async ({ db, staff, params, now }) => {
    const before = await readFilter(db, staff.id, params.id)
    await deleteSavedFilter(db, staff.id, params.id)
    await recordAudit(db, now, staff, { action: 'delete', ...ofFilter(before), before })
  }),
]
